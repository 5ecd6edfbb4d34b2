/** PostgREST's row limit: a full page may have a successor. */
const PAGE_SIZE = 1000;

/** The API silently truncates answers at 1,000 rows. @param readPage from one index to another, inclusive */
export async function readAllPages<Row>(
  readPage: (from: number, to: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; ; from += PAGE_SIZE) {
    // oxlint-disable-next-line no-await-in-loop -- only a full page has a next one
    const page = await readPage(from, from + PAGE_SIZE - 1);
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
