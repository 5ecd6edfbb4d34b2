import { HATCHED, PART_STYLES } from "./barStyles.ts";
import { describePart, describeUnknown, PART_NAMES } from "./barText.ts";
import type { CostBar } from "./costBar.ts";
import type { CostPlan } from "./costPlan.ts";

/** The legend of a single bar, with what each part costs. */
export function PartsTable({ bar, plan }: { bar: CostBar; plan: CostPlan }) {
  return (
    <table className="mt-3 w-full text-left">
      <caption className="sr-only">What is paid to whom</caption>
      <tbody>
        {bar.parts.map((part) => (
          <Row
            key={part.name}
            mark={
              part.sum.known > 0 ? PART_STYLES[part.name] : part.isIncluded ? PART_STYLES.clinic : HATCHED
            }
            name={PART_NAMES[part.name]}
            text={describePart(part, plan.currency)}
          />
        ))}
        {bar.unknown.length > 0 && (
          <Row key="unknown" mark={HATCHED} name="Not known" text={describeUnknown(bar, plan)} />
        )}
      </tbody>
    </table>
  );
}

function Row({ mark, name, text }: { mark: string; name: string; text: string }) {
  return (
    <tr className="border-t border-line align-baseline">
      <td aria-hidden className="w-5 py-1.5">
        <span className={`picture block size-3 ${mark}`} />
      </td>
      <th scope="row" className="w-2/5 py-1.5 pr-3 font-normal sm:w-48">
        {name}
      </th>
      <td className="py-1.5 tabular-nums">{text}</td>
    </tr>
  );
}
