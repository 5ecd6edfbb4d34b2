interface Case {
  what: string;
  rows: Record<string, unknown>[];
  /** Whether the rates per started cycle are rates per transfer under another name. */
  isDoubted: boolean;
}

const UNDER_35 = { age_from: null, age_to: 34 };
const FROM_35 = { age_from: 35, age_to: 37 };
const ALL = { age_from: null, age_to: null };

const row = (denominator: string, n: number | null, about: object) => ({
  denominator,
  n,
  ...UNDER_35,
  ...about,
});

const pair = (started: number, transfers: number, about: object = {}) => [
  row("started_cycle", started, about),
  row("transfer", transfers, about),
];

/** Results of one clinic, of fresh embryos unless said otherwise, for the site's rule and the database's. */
export const STOPPED_CYCLES: Case[] = [
  { what: "all of them reached a transfer", rows: pair(120, 120), isDoubted: true },
  { what: "99 % did", rows: pair(200, 198), isDoubted: true },
  { what: "fewer did", rows: pair(200, 197), isDoubted: false },
  { what: "there were more transfers than cycles", rows: pair(120, 121), isDoubted: false },
  { what: "there were just enough", rows: pair(100, 100), isDoubted: true },
  { what: "there were too few", rows: pair(99, 99), isDoubted: false },
  { what: "two ages make them enough", rows: [...pair(60, 60), ...pair(40, 40, FROM_35)], isDoubted: true },
  {
    what: "at another age somebody stopped",
    rows: [...pair(100, 100), ...pair(10, 7, FROM_35)],
    isDoubted: false,
  },
  {
    what: "at another age nobody had a transfer",
    rows: [...pair(110, 110), row("started_cycle", 6, FROM_35)],
    isDoubted: false,
  },
  {
    what: "all ages repeat those of each",
    rows: [...pair(50, 50, ALL), ...pair(30, 30), ...pair(20, 20, FROM_35)],
    isDoubted: false,
  },
  {
    what: "all ages hold more than each that is shown",
    rows: [...pair(120, 120, ALL), ...pair(60, 60)],
    isDoubted: true,
  },
  {
    what: "all ages have only transfers, and each age has both",
    rows: [row("transfer", 120, ALL), ...pair(120, 120)],
    isDoubted: true,
  },
  {
    what: "at another age only transfers are known",
    rows: [...pair(120, 120), row("transfer", 5, FROM_35)],
    isDoubted: true,
  },
  {
    what: "all ages have no transfers, and each age has",
    rows: [row("started_cycle", 120, ALL), ...pair(120, 120)],
    isDoubted: true,
  },
  {
    what: "transfers are of all ages, and cycles of one",
    rows: [row("started_cycle", 120, {}), row("transfer", 120, ALL)],
    isDoubted: false,
  },
  {
    what: "a later reading has fewer transfers",
    rows: [...pair(120, 120), row("transfer", 90, { checked_on: "2026-11-20" })],
    isDoubted: false,
  },
  {
    what: "two of one day differ",
    rows: [...pair(120, 120), row("transfer", 90, { source_name: "Another" })],
    isDoubted: true,
  },
  {
    what: "a later reading only repeats one of them",
    rows: [...pair(60, 60), row("started_cycle", 60, { checked_on: "2026-11-20" })],
    isDoubted: false,
  },
  {
    what: "nobody says how many began",
    rows: [row("started_cycle", null, {}), row("transfer", 120, {})],
    isDoubted: false,
  },
  {
    what: "nobody says how many transfers there were",
    rows: [row("started_cycle", 500, {})],
    isDoubted: false,
  },
  ...["any", "frozen"].map((embryos) => ({
    what: `${embryos} embryos count`,
    rows: pair(120, 120, { embryos }),
    isDoubted: false,
  })),
  ...[{ eggs: "donor" }, { tested: true }, { published_by: "clinic" }, { outcome: "delivery" }].map(
    (other) => ({
      what: `transfers are counted otherwise: ${JSON.stringify(other)}`,
      rows: [row("started_cycle", 120, {}), row("transfer", 120, other)],
      isDoubted: false,
    }),
  ),
  {
    what: "transfers are of another year",
    rows: [
      row("started_cycle", 120, {}),
      row("transfer", 120, { period_from: "2022-01-01", period_to: "2022-12-31" }),
    ],
    isDoubted: false,
  },
];
