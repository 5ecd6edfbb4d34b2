import { describe, expect, test } from "vitest";
import { compareReleases, formatValue, rate } from "./rating.ts";
import { speedReportFromJson, type Measured, type Metric, type SpeedReport } from "./speedReport.ts";
import { judgeLatestRelease } from "./verdict.ts";

const measured = (some: Partial<Measured>): Measured => ({
  ...{ build: "1.1.0", page: null, device: "phone", metric: "INP", visits: 40, median: 100, p75: 180 },
  ...some,
});

const report = (some: Partial<SpeedReport>): SpeedReport => ({
  releases: [
    { build: "1.1.0", firstSeen: "2026-11-25T00:00:00Z", visits: 100, errors: 2 },
    { build: "1.0.0", firstSeen: "2026-11-01T00:00:00Z", visits: 100, errors: 2 },
  ],
  vitals: [],
  errors: [],
  days: [],
  ...some,
});

test.for([
  ["INP", 200, "good", "200 ms"],
  ["INP", 201, "fair", "201 ms"],
  ["INP", 500, "fair", "500 ms"],
  ["INP", 1500, "poor", "1.5 s"],
  ["LCP", 2500, "good", "2.5 s"],
  ["LCP", 4001, "poor", "4.0 s"],
  ["CLS", 0.1, "good", "0.10"],
  ["CLS", 0.26, "poor", "0.26"],
] as const)("%s of %s is %s and written %s", ([metric, value, rating, written]) => {
  expect([rate(metric, value), formatValue(metric, value)]).toEqual([rating, written]);
});

test.for([
  [180, 400, "worse"],
  [180, 200, "same"],
  [100, 190, "same"],
  [400, 420, "same"],
  [400, 180, "better"],
] as const)("the worst quarter at %s ms, then at %s ms, is %s", ([before, now, trend]) => {
  expect(compareReleases(measured({ p75: now }), measured({ p75: before }))).toBe(trend);
});

test("fewer than twenty visits are not compared", () => {
  expect(compareReleases(measured({ p75: 900, visits: 19 }), measured({}))).toBe("unknown");
  expect(compareReleases(measured({ p75: 900 }), undefined)).toBe("unknown");
});

describe("Did the last release break something?", () => {
  const was = measured({ build: "1.0.0" });

  test("yes, where phones answer more slowly, and by how much", () => {
    const vitals = [measured({ p75: 420 }), was, measured({ device: "desktop" })];
    expect(judgeLatestRelease(report({ vitals }), "phone")).toEqual({
      tone: "alarm",
      sentences: [
        "On phones and tablets, 1.1.0 answers more slowly: 420 ms for the worst quarter of visits, and 180 ms in 1.0.0.",
      ],
    });
  });

  test("yes, where visitors meet more errors", () => {
    const [latest, previous] = report({}).releases;
    const releases = [{ ...latest!, errors: 12 }, previous!];
    expect(judgeLatestRelease(report({ releases, vitals: [measured({}), was] }), "phone").sentences).toEqual([
      "Visitors meet more errors in 1.1.0: 12 in 100 visits, and 2 in 100 visits of 1.0.0. They are listed below.",
    ]);
  });

  test.for([
    [5, 4_000, "5 in 4,000 visits"],
    [5, 0, "5 in 0 visits"],
  ] as const)("yes, where %s errors in %s visits are more than before", ([errors, visits, words]) => {
    const [latest, previous] = report({}).releases;
    const releases = [
      { ...latest!, errors, visits },
      { ...previous!, errors: 0, visits: 4_000 },
    ];
    expect(judgeLatestRelease(report({ releases }), "phone").sentences).toEqual([
      `Visitors meet more errors in 1.1.0: ${words}, and 0 in 4,000 visits of 1.0.0. They are listed below.`,
    ]);
  });

  const asGood = (metric: Metric) => [measured({ metric }), { ...was, metric }];

  test("no, where it is as good as before in everything that is measured", () => {
    const vitals = [...asGood("INP"), ...asGood("LCP"), ...asGood("CLS")];
    expect(judgeLatestRelease(report({ vitals }), "phone")).toEqual({
      tone: "good",
      sentences: ["On phones and tablets, 1.1.0 is as good as 1.0.0 or better."],
    });
  });

  test("a release of which only a part could be compared isn't called good, and says which part", () => {
    const vitals = [...asGood("LCP"), measured({ p75: 900, visits: 8 }), was];
    expect(judgeLatestRelease(report({ vitals }), "phone")).toEqual({
      tone: "unknown",
      sentences: [
        "On phones and tablets, 1.1.0 is as good as 1.0.0 or better in what could be compared.",
        "Too few visits were measured to compare ‘Time to answer’ and ‘Jumping about’. Twenty of each release are enough.",
      ],
    });
  });

  test("nobody knows, with too few visits or a first release", () => {
    expect(judgeLatestRelease(report({ vitals: [was] }), "phone").tone).toBe("unknown");
    const releases = report({}).releases.slice(0, 1);
    expect(judgeLatestRelease(report({ releases }), "phone").sentences).toEqual([
      "There is no earlier release to compare with.",
    ]);
  });
});

test("an answer in another shape is none, and unknown metrics are left out", () => {
  expect(speedReportFromJson(null)).toBeNull();
  expect(speedReportFromJson({ releases: [], vitals: {}, errors: [], days: [] })).toBeNull();
  const vitals = [
    { metric: "FID", device: "phone" },
    { metric: "INP", device: "watch" },
  ];
  expect(speedReportFromJson({ releases: [], vitals, errors: [], days: [] })?.vitals).toEqual([]);
});
