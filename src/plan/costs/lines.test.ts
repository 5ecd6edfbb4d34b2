import { describe, expect, it } from "vitest";
import type { Price } from "@/directory/facts/facts.ts";
import { NOTHING_TYPED, type CostPlan } from "./costPlan.ts";
import { linesOf } from "./lines.ts";
import { examplePrice as priceOf } from "./testing.ts";
import { sumOf } from "./sum.ts";

const CYCLE = priceOf(
  {
    includes: ["consultation", "monitoring", "retrieval", "icsi", "blastocyst", "transfer"],
    excludes: ["tests", "anaesthesia", "freezing"],
  },
  3245,
);

const kinds = (plan: Partial<CostPlan>, prices: Price[]) =>
  Object.fromEntries(linesOf({ ...NOTHING_TYPED, ...plan }, prices).map(({ code, kind }) => [code, kind]));
const donorEggs = (includes: string[], excludes: string[]) =>
  kinds({ treatment: "donor-eggs" }, [priceOf({ item: "egg_donation_cycle", includes, excludes }, 5000)])
    .donorEggs;
const sum = (plan: Partial<CostPlan>, prices: Price[]) => {
  const whole = { ...NOTHING_TYPED, ...plan };
  return sumOf(linesOf(whole, prices), whole.currency);
};

describe("A line", () => {
  it("is included, on top, priced, to be asked or not needed, as the clinic's list says", () => {
    const ANAESTHESIA = priceOf({ item: "anaesthesia" }, 150);
    expect(kinds({}, [CYCLE, ANAESTHESIA])).toEqual({
      ...{ consultation: "included", tests: "extra", cycle: "priced", donorEggs: "not-needed", drugs: "ask" },
      ...{
        icsi: "included",
        blastocyst: "included",
        anaesthesia: "priced",
        freezing: "extra",
        storage: "ask",
      },
      ...{ frozenTransfer: "not-needed", pgtBiopsy: "not-needed", pgtEmbryo: "not-needed" },
      ...{ donorSperm: "not-needed", notary: "ask", translation: "ask", travel: "ask", nights: "ask" },
      other: "not-needed",
    });
  });

  it("of ICSI or of growing embryos to day 5 is needed only if it is ticked, or if embryos are tested", () => {
    const priced = [priceOf({}, 4090), priceOf({ item: "icsi" }, 1250), priceOf({ item: "blastocyst" }, 725)];
    expect(sum({}, priced).low).toBe(4090 + 1250 + 725);
    expect(sum({ wishes: ["icsi"] }, priced).low).toBe(4090 + 1250);
    expect(kinds({ wishes: [] }, priced)).toMatchObject({ icsi: "not-needed", blastocyst: "not-needed" });
    expect(kinds({ wishes: ["pgt"] }, priced)).toMatchObject({ icsi: "not-needed", blastocyst: "priced" });
  });

  it("is not included when one of the lists for different patients leaves it out", () => {
    const forForeigners = priceOf({ group: "foreign", includes: [], excludes: ["icsi"] }, 3900);
    expect(kinds({}, [CYCLE, forForeigners]).icsi).toBe("extra");
    expect(sum({}, [CYCLE, forForeigners])).toMatchObject({ low: 3245, high: 3900 });
  });

  it("of several parts is on top when the list leaves out one of them", () => {
    const donor = ["donor_selection", "donor_compensation", "donor_stimulation"];
    expect(donorEggs(donor, [])).toBe("included");
    for (const part of donor) {
      const others = donor.filter((each) => each !== part);
      expect(donorEggs(others, [part])).toBe("extra");
    }
  });

  it("takes the newest list for the same patients", () => {
    const older = priceOf({ listDate: "2024-01-01" }, 2900);
    const newer = priceOf({ listDate: "2026-01-01" }, 3100);
    expect(sum({}, [older, newer])).toMatchObject({ low: 3100, high: 3100 });
    expect(sum({}, [newer, older])).toMatchObject({ low: 3100, high: 3100 });
  });

  it("keeps an older list for other patients", () => {
    const forForeigners = priceOf({ group: "foreign", listDate: "2025-01-01" }, 3900);
    const newer = priceOf({ listDate: "2026-01-01" }, 3100);
    expect(sum({}, [newer, forForeigners])).toMatchObject({ low: 3100, high: 3900 });
  });

  it("spans all prices of the newest day, in whatever order they were stored", () => {
    const inEuros = priceOf({ listDate: "2026-01-01" }, 4550);
    const inKoruny = priceOf({ listDate: "2026-01-01", currency: "CZK" }, 95_000);
    const dearer = priceOf({ listDate: "2026-01-01" }, 9000);
    const older = priceOf({ listDate: "2025-12-31", currency: "CZK" }, 1000);
    const { low, high } = sum({}, [dearer, inKoruny, inEuros, older]);
    expect(low).toBeLessThan(4550);
    expect(high).toBe(9000);
    expect(sum({}, [inEuros, older, dearer, inKoruny])).toMatchObject({ low, high });
  });

  it("whose price has no exchange rate is shown, asked about, and not summed", () => {
    const inHryvnia = priceOf({ currency: "UAH" }, 120_000);
    const line = linesOf(NOTHING_TYPED, [inHryvnia]).find(({ code }) => code === "cycle");
    expect(line).toEqual({ code: "cycle", kind: "ask", listed: inHryvnia });
    expect(sum({}, [inHryvnia]).known).toBe(0);
  });

  it("is the transfer itself where the embryos are frozen already", () => {
    const transfer = priceOf(
      { item: "frozen_transfer", includes: ["monitoring"], excludes: ["drugs"] },
      1000,
    );
    const plan = { treatment: "frozen-tablets", wishes: ["freezing", "pgt", "papers"] } as const;
    const found = kinds({ ...plan, wishes: [...plan.wishes] }, [CYCLE, transfer]);
    expect(found).toMatchObject({ frozenTransfer: "priced", drugs: "extra", consultation: "ask" });
    expect(found).toMatchObject({ cycle: "not-needed", icsi: "not-needed", freezing: "not-needed" });
    expect(kinds({ treatment: "frozen-natural" }, [transfer])).toMatchObject({
      ...{ frozenTransfer: "priced", cycle: "not-needed" },
    });
  });

  it.each(["own-eggs", "donor-eggs"] as const)(
    "is needed for the transfer of tested embryos, which are frozen until then: %s",
    (treatment) => {
      const tested = { treatment, wishes: ["pgt" as const] };
      expect(kinds(tested, [])).toMatchObject({ freezing: "ask", storage: "ask", frozenTransfer: "ask" });
      const transfer = priceOf({ item: "frozen_transfer" }, 1000);
      expect(sum({ ...tested, cycles: 2 }, [transfer]).low).toBe(2000);
      expect(sum({ treatment, cycles: 2, wishes: ["later-transfer"] }, [transfer]).low).toBe(1000);
    },
  );

  it("of storage counts once for all cycles, also where every cycle's embryos are tested", () => {
    const storage = priceOf({ item: "storage" }, 100);
    expect(sum({ wishes: ["pgt"], cycles: 2 }, [storage]).low).toBe(100);
  });

  it("of a notary is needed only for documents, or where the law at home demands one", () => {
    expect(kinds({ wishes: [] }, [])).toMatchObject({ notary: "not-needed" });
    expect(kinds({ wishes: ["papers"] }, [])).toMatchObject({ notary: "ask" });
    expect(kinds({ wishes: [], needsNotary: true }, [])).toMatchObject({ notary: "ask" });
  });

  it("of travel counts the trip to a later transfer", () => {
    const typed = { flight: "100", night: "10", nights: 3, travellers: 1 };
    expect(sum({ ...typed, wishes: ["later-transfer"] }, []).low).toBe(2 * 100 + 2 * 3 * 10);
  });

  it("of medicines that the list includes is not counted again, whatever they cost elsewhere", () => {
    const typed = { drugs: "1500", wishes: [] };
    const included = priceOf({ includes: ["drugs"] }, 6000);
    expect(kinds(typed, [included]).drugs).toBe("included");
    expect(sum(typed, [included])).toMatchObject({ low: 6000, high: 6000 });
    const forForeigners = priceOf({ group: "foreign", excludes: ["drugs"] }, 5000);
    expect(kinds(typed, [included, forForeigners]).drugs).toBe("yours");
    expect(sum(typed, [CYCLE]).low).toBe(3245 + 1500);
  });

  it("needs no travel where nobody travels, and no night where they go home the same day", () => {
    expect(kinds({ trips: 0 }, [])).toMatchObject({ travel: "not-needed", nights: "not-needed" });
    expect(kinds({ nights: 0 }, [])).toMatchObject({ travel: "ask", nights: "not-needed" });
    expect(kinds({ nights: null, night: "80" }, [])).toMatchObject({ nights: "ask" });
  });

  it("that the law forbids says so, whatever the list has", () => {
    const [line] = linesOf(NOTHING_TYPED, [CYCLE], ["consultation"]);
    expect(line).toEqual({ code: "consultation", kind: "forbidden" });
  });

  it("of a price of zero is known", () => {
    expect(kinds({}, [priceOf({ item: "consultation", per: "visit" }, 0)]).consultation).toBe("priced");
  });
});
