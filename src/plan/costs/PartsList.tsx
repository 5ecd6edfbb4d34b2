import { HATCHED, PART_STYLES } from "./barStyles.ts";
import { describePart, describeUnknown, PART_NAMES } from "./barText.ts";
import type { BarPart, CostBar } from "./costBar.ts";
import type { CostPlan } from "./costPlan.ts";

/** The legend of a single bar, with what each part costs. */
export function PartsList({ bar, plan }: { bar: CostBar; plan: CostPlan }) {
  return (
    <dl className="mt-3 border-b border-line">
      {bar.parts.map((part) => (
        <Row
          key={part.name}
          mark={markOf(part)}
          name={PART_NAMES[part.name]}
          text={describePart(part, plan.currency)}
        />
      ))}
      {bar.unknown.length > 0 && (
        <Row key="unknown" mark={HATCHED} name="Not known" text={describeUnknown(bar, plan)} />
      )}
    </dl>
  );
}

/** What is included is part of the clinic's piece. */
function markOf({ name, sum, isIncluded }: BarPart): string {
  if (isIncluded) return PART_STYLES.clinic;
  return sum.known > 0 ? PART_STYLES[name] : HATCHED;
}

function Row({ mark, name, text }: { mark: string; name: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-line py-1.5">
      <dt className="flex basis-40 items-center gap-2 sm:basis-52">
        <span aria-hidden className={`picture size-3 shrink-0 ${mark}`} />
        <span>{name}</span>
      </dt>
      <dd className="min-w-0 grow basis-32 wrap-anywhere tabular-nums sm:basis-64">{text}</dd>
    </div>
  );
}
