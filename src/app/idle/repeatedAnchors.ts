/** Browsers replace a history entry whose anchor link is followed again by one without its state. */
export function keepStateOfRepeatedAnchors(): void {
  let address = "";
  let state: unknown;
  addEventListener(
    "click",
    () => {
      address = location.href;
      state = history.state;
    },
    true,
  );
  addEventListener(
    "popstate",
    () => {
      if (!history.state && location.href === address) history.replaceState(state, "");
    },
    // Before the router's own listener draws.
    true,
  );
}
