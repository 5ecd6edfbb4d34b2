/** The API's own cap: a page is never longer, so a full one may have a successor. */
const PAGE_SIZE = 1000;

/**
 * Reads page after page, since the API cuts every answer at 1,000 rows without a word.
 *
 * @param readPage reads the rows from one index to another, both included
 */
export async function readAllPages<Row>(
  readPage: (from: number, to: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; ; from += PAGE_SIZE) {
    // Each page tells whether there is a next one.
    // oxlint-disable-next-line no-await-in-loop
    const page = await readPage(from, from + PAGE_SIZE - 1);
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
