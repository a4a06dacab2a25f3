import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` proxies to a running `zashiki serve`; ZASHIKI_PORT names its port.
const port = process.env.ZASHIKI_PORT ?? "8807";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/zashiki/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: `http://127.0.0.1:${port}`, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
