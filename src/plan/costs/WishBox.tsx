import { WISHES, type Wish } from "./costPlan.ts";
import { isTested } from "./trips.ts";
import type { StoredCosts } from "./useCostPlan.ts";

const WISH_NAMES: Record<Wish, string> = {
  freezing: "Freezing spare embryos, and storing them for a year",
  "later-transfer": "One later transfer of a frozen embryo",
  pgt: "Testing the embryos (PGT-A)",
  "donor-sperm": "A donor’s sperm",
  papers: "Papers: notary and official translations",
};

/** What testing the embryos takes anyway. */
const OF_TESTED = new Set<Wish>(["freezing", "later-transfer"]);

export function WishBox({ wish, plan }: { wish: Wish; plan: StoredCosts }) {
  const { value, change, isDonorSpermSure } = plan;
  const isSure = isTested(value) && OF_TESTED.has(wish);
  const toggle = (isWanted: boolean) =>
    change({ wishes: WISHES.filter((each) => (each === wish ? isWanted : value.wishes.includes(each))) });
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1">
      <input
        type="checkbox"
        name="costs-wishes"
        value={wish}
        autoComplete="off"
        checked={isSure || value.wishes.includes(wish)}
        disabled={isSure || (wish === "donor-sperm" && isDonorSpermSure)}
        onChange={({ target }) => toggle(target.checked)}
        className="size-4.5 shrink-0"
      />
      <span>{WISH_NAMES[wish]}</span>
    </label>
  );
}
