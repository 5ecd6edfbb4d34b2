import { HATCHED, STRIPES } from "@/ui/chart/hatched.ts";
import { PART_STYLES } from "./barStyles.ts";
import { describePart, describeUnknown, PART_NAMES } from "./barText.ts";
import type { BarPart, CostBar } from "./costBar.ts";
import type { CostPlan } from "./costPlan.ts";

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
        <Row key="unknown" mark={null} name="Not known" text={describeUnknown(bar, plan)} />
      )}
    </dl>
  );
}

function markOf({ name, sum, isIncluded }: BarPart): string | null {
  if (isIncluded) return PART_STYLES.clinic;
  return sum.known > 0 ? PART_STYLES[name] : null;
}

function Row({ mark, name, text }: { mark: string | null; name: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
      <dt className="flex items-baseline gap-2" style={{ flexBasis: "8rem" }}>
        <span
          aria-hidden
          className={`picture size-3 shrink-0 ${mark ?? HATCHED}`}
          {...(mark === null && { style: STRIPES })}
        />
        <span>{name}</span>
      </dt>
      <dd className="min-w-0 grow wrap-anywhere tabular-nums" style={{ flexBasis: "9rem" }}>
        {text}
      </dd>
    </div>
  );
}
