/** Drawn for what isn't known or only possible: no length of it means an amount. */
export const HATCHED =
  "border border-dashed border-edge bg-[repeating-linear-gradient(135deg,var(--edge)_0_1.5px,transparent_1.5px_6px)]";
