import type { ComponentProps } from "react";
import { FactItems } from "./FactItems.tsx";
import { KIND_NAMES, KINDS } from "./factForm.ts";
import { RetiredFacts } from "./RetiredFacts.tsx";

export function FactList(props: ComponentProps<typeof FactItems>) {
  return (
    <>
      {KINDS.map((kind) => {
        const inForce = props.facts.filter((fact) => fact.kind === kind && !fact.isRetired);
        return (
          <section key={kind} aria-label={KIND_NAMES[kind].many} className="mb-8">
            <h2 className="mb-3 text-xl">{KIND_NAMES[kind].many}</h2>
            {inForce.length === 0 ? (
              <p className="text-quiet">None yet.</p>
            ) : (
              <FactItems {...props} facts={inForce} />
            )}
          </section>
        );
      })}
      <RetiredFacts {...props} />
    </>
  );
}
