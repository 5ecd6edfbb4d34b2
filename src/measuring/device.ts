export type Engine = "blink" | "gecko" | "webkit" | "other";
export type Device = "phone" | "desktop";

/** Returns the browser's family by what it can do. Its name and version are never read. */
export function readEngine(): Engine {
  if (CSS.supports("-moz-appearance", "none")) return "gecko";
  // Only Apple's browsers know Apple's fonts by name.
  if (CSS.supports("font", "-apple-system-body")) return "webkit";
  return "chrome" in window || "userAgentData" in navigator ? "blink" : "other";
}

/** A tablet counts as a phone. */
export function readDevice(): Device {
  return matchMedia("(pointer: coarse)").matches ? "phone" : "desktop";
}
