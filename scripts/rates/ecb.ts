export interface Rates {
  date: string;
  /** Units of each currency per euro. */
  rates: Record<string, number>;
}

const LARGEST_BYTES = 100_000;
const ANSWER_WITHIN_MS = 20_000;
/** No listed currency has moved by this factor within a few months. */
const LARGEST_CHANGE = 2;
const OLDEST_DAYS = 14;
const DAY_MS = 86_400_000;

export async function fetchDaily(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!answer.ok) throw new Error(`The bank answered with status ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > LARGEST_BYTES) throw new Error("The bank's answer is larger than its file ever was.");
    parts.push(part);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
}

/**
 * Trusts nothing: exactly one day, neither old, future nor before the stored one; no rate halved or doubled.
 * @throws Error with a sentence for the operator
 */
export function readDaily(xml: string, kept: Rates, today: string): Rates {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    throw new Error("The file declares entities, which the bank's never did.");
  if (!xml.includes("http://www.ecb.int/vocabulary/2002-08-01/eurofxref"))
    throw new Error("This is not the bank's file of reference rates.");
  const date = onlyOne(xml, /<Cube\s+time=["']([^"']*)["']/g, "day");
  if (!isDay(date)) throw new Error(`${date} is no day.`);
  if (date > today) throw new Error(`The rates are of ${date}, which is still to come.`);
  if (Date.parse(today) - Date.parse(date) > OLDEST_DAYS * DAY_MS)
    throw new Error(`The rates are of ${date}, and the bank publishes new ones every working day.`);
  if (date < kept.date)
    throw new Error(`The rates are of ${date}, older than those of ${kept.date} that we have.`);
  const rates = Object.entries(kept.rates).map(([currency, before]) => {
    const pattern = new RegExp(`<Cube\\s+currency=["']${currency}["']\\s+rate=["']([^"']*)["']\\s*/>`, "g");
    const text = onlyOne(xml, pattern, currency);
    const rate = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(rate > before / LARGEST_CHANGE && rate < before * LARGEST_CHANGE))
      throw new Error(`${currency} is said to be ${text}, and was ${before}: look at the bank's page.`);
    return [currency, rate] as const;
  });
  return { date, rates: Object.fromEntries(rates) };
}

function onlyOne(xml: string, pattern: RegExp, what: string): string {
  const found = [...xml.matchAll(pattern)].map(([, text = ""]) => text);
  if (found.length !== 1) throw new Error(`The file names ${what} ${found.length} times instead of once.`);
  return found[0] ?? "";
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
