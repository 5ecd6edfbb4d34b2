import { EXTRAS, type CostPlan } from "./costPlan.ts";

/** Returns what to store. @param shown the plan that was on the page, with the answers */
export function withChoices(
  stored: CostPlan,
  shown: Pick<CostPlan, "wishes">,
  some: Partial<CostPlan>,
): Partial<CostPlan> {
  const { wishes, travellers } = some;
  const isToggled = wishes !== undefined && hasPapers({ wishes }) !== hasPapers(shown);
  const chosen = new Set(stored.chosen);
  if (travellers !== undefined) chosen.add("travellers");
  if (isToggled) chosen.add("papers");
  const papersOf = isToggled ? some : stored;
  return {
    ...some,
    chosen: [...chosen],
    ...(wishes && {
      wishes: EXTRAS.filter((extra) =>
        extra === "papers"
          ? papersOf.wishes?.includes(extra)
          : extra !== "donor-sperm" && wishes.includes(extra),
      ),
    }),
  };
}

const hasPapers = ({ wishes }: Pick<CostPlan, "wishes">) => wishes.includes("papers");
