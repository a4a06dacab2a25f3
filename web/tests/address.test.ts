import { describe, expect, test } from "vitest";
import { address, baseOf, pathBelow, socketAddress } from "../src/lib/address";

describe("addresses", () => {
  const base = baseOf("https://host/games/zashiki/assets/index-abc.js", "../");

  test("lie in the folder that the script was served from", () => {
    expect(base).toBe("https://host/games/zashiki/");
    expect(address("", base)).toBe("https://host/games/zashiki/");
    expect(address("t/6f0c", base)).toBe("https://host/games/zashiki/t/6f0c");
    expect(address("api/art/french.svg?four_colour=1", base)).toContain("/games/zashiki/api/art/");
    expect(socketAddress("api/tables/1/play", base)).toBe("wss://host/games/zashiki/api/tables/1/play");
  });

  test("are read back below it", () => {
    expect(pathBelow("https://host/games/zashiki/t/6f0c", base)).toBe("t/6f0c");
    expect(pathBelow("https://host/games/zashiki/", base)).toBe("");
    expect(pathBelow("http://host/rules/x", "http://host/")).toBe("rules/x");
  });
});
