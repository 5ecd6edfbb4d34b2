import { EXTRAS, type Extra } from "./costPlan.ts";
import type { StoredCosts } from "./useCostPlan.ts";

const EXTRA_NAMES: Record<Extra, string> = {
  icsi: "ICSI: one sperm is injected into each egg",
  blastocyst: "Growing the embryos to day 5",
  freezing: "Freezing spare embryos, and storing them for a year",
  "later-transfer": "One later transfer of a frozen embryo",
  pgt: "Testing the embryos (PGT-A)",
  "donor-sperm": "A donor’s sperm",
  papers: "Documents: notary and official translations",
};

interface ExtraCheckboxProps {
  extra: Extra;
  plan: StoredCosts;
  /** Whether what else is counted takes it anyway. */
  isSure?: boolean;
}

export function ExtraCheckbox({ extra, plan, isSure = false }: ExtraCheckboxProps) {
  const { value, change, isDonorSpermSure } = plan;
  const toggle = (isWanted: boolean) =>
    change({ wishes: EXTRAS.filter((each) => (each === extra ? isWanted : value.wishes.includes(each))) });
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1">
      <input
        type="checkbox"
        name="costs-wishes"
        value={extra}
        autoComplete="off"
        checked={isSure || value.wishes.includes(extra)}
        disabled={isSure || (extra === "donor-sperm" && isDonorSpermSure)}
        onChange={({ target }) => toggle(target.checked)}
        className="size-4.5 shrink-0"
      />
      <span>{EXTRA_NAMES[extra]}</span>
    </label>
  );
}
