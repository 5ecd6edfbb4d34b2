import { expect, test } from "vitest";
import { prefixForReasons, formatReasons, type DayFigures } from "./dayReasons.ts";
import type { Tally } from "./formatVotes.ts";

const DAY = {
  ...{ votes: 1_250, voided: 10, unproven: 3, usual: 12 },
  ...{ busyNetworks: 200, ofBusy: 1_000, ofNetwork: 20, ofProvider: 80, ofBrowser: 640, browserElsewhere: 2 },
};
const says = (reasons: string[], figures: Partial<DayFigures & Tally> = {}) =>
  formatReasons({ ...DAY, ...figures, reasons });

test("every reason is a sentence with its figures, in the database's order", () => {
  expect(says(["unusual-day", "busy-networks", "one-network", "one-provider", "one-browser"])).toEqual([
    "It got 1,240 votes. On its usual day it gets 12 votes.",
    "1,000 votes came from 200 networks with three votes or more each.",
    "20 votes came from one network: an IPv4 address or an IPv6 /48.",
    "80 votes came from one provider: a single IPv6 /32.",
    "640 votes came from one version of one browser. At other clinics it gives about 2% of the votes.",
  ]);
});

test("a clinic that usually has no votes, and votes from one network, have their own wording", () => {
  expect(says(["unusual-day"], { usual: 0, votes: 19, voided: 0 })).toEqual([
    "It got 19 votes. On its usual day it gets none.",
  ]);
  expect(says(["unusual-day"], { usual: null, votes: 40, voided: 0 })).toEqual([
    "It got 40 votes. It has no usual day yet.",
  ]);
  expect(says(["busy-networks"], { busyNetworks: 1, ofBusy: 20 })).toEqual([
    "20 votes came from one network.",
  ]);
});

test("a reason that a newer database has is left out", () => {
  expect(says(["one-moon", "one-network"])).toHaveLength(1);
});

test("a day's addresses are grouped as widely as its reasons need", () => {
  expect(prefixForReasons(["unusual-day", "one-browser"])).toBeNull();
  expect(prefixForReasons(["busy-networks"])).toBe(48);
  expect(prefixForReasons(["one-network", "one-provider"])).toBe(32);
});
