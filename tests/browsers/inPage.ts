// Each function is serialised, so it may use only the document and `TestingLibraryDom`.

declare const TestingLibraryDom: typeof import("@testing-library/dom");

export function isInteractive(): boolean {
  return document.querySelector("html[data-interactive]") !== null;
}

/** Returns the middle of the first element; null while it can't be used. */
export function placeOf(role: string, name: string, scrolls = true): { x: number; y: number } | null {
  const exact: Element[] = [];
  // Visible by size: computing styles of all ancestors is slow.
  const found = TestingLibraryDom.queryAllByRole(document.body, role, {
    hidden: true,
    name: (own, element) => {
      if (own === name) exact.push(element);
      return own.includes(name);
    },
  });
  const element = exact.at(0) ?? found.at(0);
  if (!element || element.matches(":disabled, [aria-disabled=true]")) return null;
  if (scrolls) element.scrollIntoView({ block: "center", behavior: "instant" });
  Reflect.set(window, "found", element);
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 || height === 0 ? null : { x: x + width / 2, y: y + height / 2 };
}

/** Notes whether the next press meets what `placeOf` found last. */
export function watchPress(): void {
  const { dataset } = document.documentElement;
  // Undefined in a document that has just replaced the one that was looked at.
  const found = Reflect.get(window, "found") as Element | undefined;
  const labels = found instanceof HTMLInputElement ? (found.labels ?? []) : [];
  dataset.pressed = "not yet";
  const look = ({ target }: Event) => {
    if ([found, ...labels].some((one) => one?.contains(target as Node))) delete dataset.pressed;
  };
  addEventListener("pointerdown", look, { capture: true, once: true });
}

/** True as well if the press has led to another document. */
export function isPressed(): boolean {
  return document.documentElement.dataset.pressed === undefined;
}

export function focus(role: string, name: string): void {
  const [element] = TestingLibraryDom.queryAllByRole(document.body, role, {
    hidden: true,
    name: (own) => own.includes(name),
  });
  element?.focus();
}

export function hasFocus(role: string, name: string): boolean {
  const found = TestingLibraryDom.queryAllByRole(document.body, role, {
    hidden: true,
    name: (own) => own.includes(name),
  });
  return found.some((element) => element === document.activeElement);
}

export function focusPassword(): boolean {
  const field = document.querySelector<HTMLInputElement>("input[type=password]");
  field?.focus();
  return field !== null;
}

export function isPasswordFocused(): boolean {
  return document.activeElement?.matches("input[type=password]") === true;
}

export function selectAll(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.select();
}

export function activeValue(value: string): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === value;
}

/** As the browser's picker does. */
export function choose(label: string, value: string): boolean {
  const fields = TestingLibraryDom.queryAllByLabelText(document.body, (own) => own.startsWith(label));
  const field = fields.find((one) => one instanceof HTMLSelectElement || one instanceof HTMLInputElement);
  if (!field) return false;
  if (field instanceof HTMLSelectElement && !Array.from(field.options, (one) => one.value).includes(value))
    return false;
  const prototype =
    field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

export function canChooseFile(): boolean {
  return document.querySelector("input[type=file]:enabled") !== null;
}

export function hasNoElement(role: string, name: string): boolean {
  const found = TestingLibraryDom.queryAllByRole(document.body, role, {
    hidden: true,
    name: (own) => own.includes(name),
  });
  return found.length === 0;
}

export function hasValue(label: string, value: string): boolean {
  const fields = TestingLibraryDom.queryAllByLabelText(document.body, (own) => own.startsWith(label));
  return fields.some((field) => "value" in field && field.value === value);
}

export function isChecked(label: string): boolean {
  const fields = TestingLibraryDom.queryAllByLabelText(document.body, (own) => own.startsWith(label));
  return fields.some((field) => field instanceof HTMLInputElement && field.checked);
}

export function valueOf(label: string): string | null {
  const fields = TestingLibraryDom.queryAllByLabelText(document.body, (own) => own.startsWith(label));
  const field = fields.find((one) => one instanceof HTMLInputElement);
  return field ? field.value : null;
}

export function textLike(pattern: string): string | null {
  return new RegExp(pattern).exec(document.body.innerText)?.[0] ?? null;
}

export function isVisible(text: string): boolean {
  return document.body.innerText.replaceAll(/\s+/g, " ").includes(text);
}

export function isAbsent(text: string): boolean {
  return !document.body.innerText.replaceAll(/\s+/g, " ").includes(text);
}

export function isAt(path: string): boolean {
  return location.pathname + location.search === path;
}

/** Pages ignore fonts that come after their first paint. */
export function loadOwnFonts(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules));
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const [family, src, weight] = ["font-family", "src", "font-weight"].map((name) =>
      rule.style.getPropertyValue(name),
    );
    if (!family?.includes("Directory") || !src) continue;
    const face = new FontFace(`Again ${family.replaceAll('"', "")}`, src, { weight });
    document.fonts.add(face);
    face.load().catch((error: unknown) => console.error(String(error)));
  }
}

export function areFontsLoaded(): boolean {
  const faces = [...document.fonts].filter(({ family }) => family.includes("Again"));
  return faces.length === 2 && faces.every(({ status }) => status === "loaded");
}

export function isBoldBold(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  const width = (weight: number) => {
    if (!context) return 0;
    context.font = `${weight} 100px "Again Directory Sans"`;
    return context.measureText("Fertility clinics").width;
  };
  // Synthesised bold adds the same width per letter at both weights, or none.
  return width(600) > width(500) && width(500) > width(400);
}

export function listenToPrinting(): void {
  window.print = () => void (document.documentElement.dataset.printed = "");
}

export function wasPrinted(): boolean {
  return document.documentElement.dataset.printed !== undefined;
}

/** Takes longer than a driver waits, so the next call may know. */
export function isCachedForOffline(part: string): boolean {
  const { dataset } = document.documentElement;
  const look = async () => {
    const requests = await (await caches.open("answers")).keys();
    const isCached = requests.some(({ url }) => decodeURIComponent(url).includes(part));
    if (isCached && navigator.serviceWorker.controller) dataset.cached = part;
  };
  void look();
  return dataset.cached === part;
}

export function askForNewerVersion(): void {
  void navigator.serviceWorker.ready.then((registration) => registration.update());
}

/** The next call may know. */
export function isServedBy(version: string): boolean {
  const { dataset } = document.documentElement;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }) => void (dataset.version = String(data)));
  port1.start();
  navigator.serviceWorker.controller?.postMessage("which version?", [port2]);
  return dataset.version?.endsWith(version) === true;
}

export function wasReloadedAt(path: string): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return location.pathname === path && opened !== undefined && Reflect.get(opened, "type") === "reload";
}

/** A few seconds after the page has come: its requests have been answered. */
export function isLaidOut(): boolean {
  return document.querySelector("html[data-laid-out]") !== null;
}

export function goOn(path: string): void {
  location.assign(path);
}
