/** What each family of browsers is called by people. */
export const ENGINE_LABELS: Record<string, string> = {
  blink: "Chrome, Edge and Samsung Internet",
  gecko: "Firefox",
  webkit: "Safari, and every browser on an iPhone",
  other: "another browser",
};
