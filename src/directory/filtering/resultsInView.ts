const countLine = () => document.getElementById("results-count");

export function showResults(): void {
  const count = countLine();
  if (!count) return;
  const { top } = count.getBoundingClientRect();
  const bar = document.querySelector("[data-bar]")?.getBoundingClientRect().bottom ?? 0;
  if (top < bar || top > window.innerHeight / 2) count.scrollIntoView();
}

export function goToResults(): HTMLElement | null {
  const count = countLine();
  showResults();
  count?.focus({ preventScroll: true });
  return count;
}

/** Keeps the search in view when what was folded away comes back above it. */
export function showSearch(): void {
  document.querySelector("search")?.scrollIntoView({ block: "nearest" });
}
