const measured = (
  build: string,
  device: string,
  [metric, p75]: readonly [string, number],
  page: string | null = null,
) => ({ build, device, metric, page, visits: 140, median: p75 / 2, p75 });

const vitals = (build: string, device: string, inp: number, page: string | null = null) => {
  const of = [["INP", inp] as const, ["LCP", 2100] as const, ["CLS", 0.04] as const];
  return of.map((each) => measured(build, device, each, page));
};

const error = (code: string, place: string | null, more: object = {}) => ({
  ...{ build: "1.1.0", code, place, times: 12, pages: ["/clinic/:id"], devices: ["phone"] },
  ...{ first_seen: "2026-11-24T10:00:00Z", last_seen: "2026-11-26T08:00:00Z", engines: ["webkit"] },
  ...more,
});

export const SPEED_REPORT = {
  releases: [
    { build: "1.1.0", first_seen: "2026-11-24T10:00:00Z", visits: 420, errors: 19 },
    { build: "1.0.0", first_seen: "2026-11-01T10:00:00Z", visits: 3120, errors: 110 },
  ],
  vitals: [
    ...vitals("1.1.0", "phone", 640),
    ...vitals("1.0.0", "phone", 180),
    ...vitals("1.1.0", "desktop", 80),
    ...vitals("1.0.0", "desktop", 90),
    ...vitals("1.1.0", "phone", 720, "/clinic/:id"),
    ...vitals("1.1.0", "phone", 210, "/"),
    ...vitals("1.1.0", "desktop", 80, "/regions/czech-republic/prague"),
    measured("1.1.0", "phone", ["CLS", 0.3], "*"),
  ],
  errors: [
    error("TypeError E-7K2F", "ClinicPage:1:23456"),
    error("timed-out", null, { times: 1, pages: ["/", "*"], devices: ["desktop", "phone"] }),
    error("ChunkLoadingTookFarTooLongError E-0001", "an-unusually-long-name-of-a-script:1:1", {
      build: "1.0.0",
    }),
  ],
  days: Array.from({ length: 7 }, (_, index) => ({
    day: `2026-11-${20 + index}`,
    visits: 100 + index,
    errors: [1, 0, 2, 1, 6, 8, 3][index],
  })),
};
