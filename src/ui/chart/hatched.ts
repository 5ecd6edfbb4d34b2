/** Drawn for what isn't known or only possible: no length of it means an amount. */
export const HATCHED = "border border-dashed border-edge";

/** The stripes of a hatched piece, which every page's style sheet needn't carry. */
export const STRIPES = {
  backgroundImage: "repeating-linear-gradient(135deg, var(--edge) 0 1.5px, transparent 1.5px 6px)",
};
