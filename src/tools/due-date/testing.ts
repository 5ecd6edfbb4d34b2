import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Each zone with its `getTimezoneOffset` on 1 January and 1 July 2026. */
const ZONES = {
  UTC: [0, 0],
  "Europe/Prague": [-60, -120],
  "America/New_York": [300, 240],
  "America/Los_Angeles": [480, 420],
  "Pacific/Auckland": [-780, -720],
  // Clocks go forward at midnight here, so 24 April 2026 begins at one o'clock.
  "Africa/Cairo": [-120, -180],
  // The same on the last Sunday of March.
  "Atlantic/Azores": [60, 0],
} as const;

export function describeInTimeZones(name: string, tests: () => void): void {
  describe.each(Object.entries(ZONES))(`${name} in %s`, (zone, [january, july]) => {
    const before = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });

    it("really is in that time zone", () => {
      expect(new Date(2026, 0, 1, 12).getTimezoneOffset()).toBe(january);
      expect(new Date(2026, 6, 1, 12).getTimezoneOffset()).toBe(july);
    });

    tests();
  });
}

export function localDate(iso: string): Date {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return new Date(year, month - 1, day);
}
