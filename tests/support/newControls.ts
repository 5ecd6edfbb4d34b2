/** Whether a control is new: another element, look, state or ground. Adds it to `known`. */
export type HasNewControls = (document: Document, known: Set<string>) => boolean;

export const HAS_NEW_CONTROLS = String(hasNewControls);

function hasNewControls(document: Document, known: Set<string>): boolean {
  const states = ["aria-busy", "aria-checked", "aria-current", "aria-disabled", "aria-expanded", "disabled"];
  states.push("aria-invalid", "aria-pressed", "aria-selected", "data-state", "open");
  const controls = new Set(["a", "button", "input", "label", "option", "select", "summary", "textarea"]);
  const reacts = /\b(?:active|busy|disabled|focus|group|hover|peer)\b/i;
  const ofLayout =
    /^(?:[\w@[\]().<>=*-]+:)*-?(?:absolute|aspect|align|basis|block|break|col|columns|container|cursor|flex|gap|grid|grow|h|inline|inset|items|justify|leading|left|list|m|max|mb|min|ml|mr|mt|mx|my|order|overflow|p|pb|pl|place|pr|pt|px|py|relative|right|rounded|row|scroll|self|shrink|size|space|sticky|tabular|top|bottom|tracking|translate|w|whitespace|wrap|z)(?:-|$)/;
  const places = new Map<Element, string>();
  const placeOf = (element: Element | null): string => {
    if (!element || element === document.body) return "";
    const found = places.get(element);
    if (found !== undefined) return found;
    const looks = [...element.classList].filter((name) => !ofLayout.test(name)).toSorted();
    const state = states.filter((name) => element.hasAttribute(name));
    const own = [
      ...(controls.has(element.localName) ? [`control:${element.localName}`] : []),
      ...looks,
      ...state.map((name) => `${name}=${element.getAttribute(name)}`),
    ];
    const place = placeOf(element.parentElement) + (own.length > 0 ? `>${own.join(" ")}` : "");
    places.set(element, place);
    return place;
  };
  let hasNew = false;
  for (const element of document.body.querySelectorAll("*")) {
    const place = placeOf(element);
    if (known.has(place) || !(place.includes("control:") || reacts.test(place))) continue;
    if (!element.checkVisibility()) continue;
    known.add(place);
    hasNew = true;
  }
  return hasNew;
}
