interface Period {
  p_from: string;
  p_until: string;
}

const HOUR = 3_600_000;

const period = (from: number, length: number): Period => ({
  p_from: new Date(from).toISOString(),
  p_until: new Date(from + length).toISOString(),
});

export const hourFrom = (instant: string): Period => period(Date.parse(instant), HOUR);

/** In UTC, as `2026-11-20`. */
export const dayFrom = (day: string): Period => period(Date.parse(day), 24 * HOUR);
