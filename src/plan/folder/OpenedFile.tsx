import { useEffect, useRef } from "react";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { PLAN_PART_KEYS, PLAN_PARTS, sizeOf, type StoredParts } from "./planParts.ts";
import { formatSavedOn, type PlanFile } from "./planFile.ts";

interface OpenedFileProps {
  file: PlanFile;
  stored: StoredParts;
  onReplace: () => void;
  onCancel: () => void;
}

export function OpenedFile({ file, stored, onReplace, onCancel }: OpenedFileProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const unaffected = PLAN_PART_KEYS.filter((key) => stored.has(key) && !file.parts.has(key));
  return (
    <Card as="section" className="mt-6 p-5 print:hidden" aria-labelledby="opened-file">
      <h2 id="opened-file" ref={title} tabIndex={-1} className="text-xl outline-none">
        {`A plan saved on ${formatSavedOn(file)}`}
      </h2>
      <p className="mt-2">The file holds:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-6">
        {[...file.parts].map(([key, value]) => (
          <li key={key}>
            <span>{`${PLAN_PARTS[key].name}${withSize(sizeOf(key, value))}`}</span>
            <span className="block text-sm text-quiet">
              {stored.has(key) ? "This replaces what you have here." : "You don’t have this here yet."}
            </span>
          </li>
        ))}
      </ul>
      {unaffected.length > 0 && (
        <>
          <p className="mt-3">The file doesn’t have these, so yours stay as they are:</p>
          <ul className="mt-1 grid list-disc gap-1 pl-6">
            {unaffected.map((key) => (
              <li key={key}>{PLAN_PARTS[key].name}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onReplace}>Use the plan from the file</Button>
        <Button tone="outline" onClick={onCancel}>
          Leave everything as it is
        </Button>
      </div>
    </Card>
  );
}

function withSize(size: string | null): string {
  return size === null ? "" : ` (${size})`;
}
