// Pieces move from where they lay to where they lie. Nothing waits for it.
import { isCalm } from "./settings.svelte";

interface Before {
  rect: DOMRect;
  element: Element;
}

/** Where every piece in the page lies now, by code. */
export function capture(): Map<string, Before> {
  const found = new Map<string, Before>();
  for (const element of document.querySelectorAll("[data-fly]")) {
    const code = element.getAttribute("data-fly") ?? "";
    if (!found.has(code)) found.set(code, { rect: element.getBoundingClientRect(), element });
  }
  return found;
}

function shift(from: DOMRect, to: DOMRect, isNew: boolean): string {
  const scale = isNew || to.width === 0 ? 0.6 : from.width / to.width;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${Math.min(Math.max(scale, 0.3), 2)})`;
}

/**
 * Move pieces that lie elsewhere than before. New ones come from the element that `data-from` selects; those that are
 * gone fly, as a picture without name, to the element that `home` finds for them.
 */
export function fly(before: Map<string, Before>, home: (code: string) => Element | null, milliseconds: number): void {
  if (isCalm() || milliseconds <= 0) return;
  const timing = { duration: milliseconds, easing: "cubic-bezier(.2,.8,.3,1)" };
  const here = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const code = element.dataset.fly ?? "";
    if (here.has(code)) continue;
    here.add(code);
    const now = element.getBoundingClientRect();
    const known = before.get(code)?.rect;
    const source = known ?? origin(element);
    if (!source || now.width === 0) continue;
    if (Math.abs(source.left - now.left) + Math.abs(source.top - now.top) < 2) continue;
    element.animate(
      [
        { transform: shift(source, now, known === undefined), zIndex: 20 },
        { transform: "none", zIndex: 20 },
      ],
      timing,
    );
  }
  for (const [code, { rect, element }] of before) {
    if (here.has(code) || rect.width === 0) continue;
    const target = home(code)?.getBoundingClientRect();
    if (!target) continue;
    ghost(element, rect, target, timing);
  }
}

function origin(element: HTMLElement): DOMRect | null {
  const selector = element.dataset.from;
  return selector ? (document.querySelector(selector)?.getBoundingClientRect() ?? null) : null;
}

function ghost(element: Element, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const picture = element.querySelector(".picture"); // whole: its corners are round by its own width
  if (!picture) return;
  const copy = document.createElement("div");
  copy.className = "ghost";
  copy.setAttribute("aria-hidden", "true");
  copy.append(picture.cloneNode(true));
  for (const [name, value] of [
    ["left", from.left],
    ["top", from.top],
    ["width", from.width],
    ["height", from.height],
  ] as const)
    copy.style.setProperty(name, `${value}px`);
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const moving = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.4 },
    ],
    timing,
  );
  moving.onfinish = moving.oncancel = () => {
    copy.remove();
  };
}
