interface OpenedPage {
  /** In milliseconds since the visit began, as performance entries count. */
  since: number;
  page: string;
}

const opened: OpenedPage[] = [];

export function noteOpenedPage(page: string, now = performance.now()): void {
  if (opened.at(-1)?.page !== page) opened.push({ since: opened.length === 0 ? 0 : now, page });
}

/** Returns the route that was open at a moment of this visit; undefined for the administration's. */
export function pageAt(moment: number): string | undefined {
  const page = opened.findLast(({ since }) => since <= moment)?.page;
  return page?.startsWith("/admin") === true ? undefined : page;
}

export function forgetOpenedPages(): void {
  opened.length = 0;
}
