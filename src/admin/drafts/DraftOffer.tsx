import { useState, type ReactNode } from "react";
import { Button } from "@/ui/Button.tsx";
import { isolate } from "@/ui/isolate.ts";
import { Notice } from "@/ui/Notice.tsx";
import type { Draft, Drafts } from "./drafts.ts";

interface DraftOfferProps<Form> {
  drafts: Drafts<Form>;
  id: string | null;
  stored: Form;
  nameOf: (values: Form) => string;
  warningAbout: (draft: Draft<Form>) => string | undefined;
  onDiscarded?: () => void;
  children: (restored: Draft<Form> | null) => ReactNode;
}

export function DraftOffer<Form extends object>(props: DraftOfferProps<Form>) {
  const { drafts, id, stored, nameOf, warningAbout, onDiscarded, children } = props;
  const [kept, setKept] = useState(() => readUnsavedDraft(drafts, id, stored));
  const [restored, setRestored] = useState<Draft<Form> | null>(null);
  if (kept === null) return children(restored);
  const name = nameOf(kept.values).trim();
  return (
    <Notice
      role="status"
      title={`Unsaved text ${name === "" ? "" : `of “${isolate(name)}” `}is kept in this browser`}
      text={warningAbout(kept)}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          onClick={() => {
            setRestored(kept);
            setKept(null);
          }}
        >
          Restore it
        </Button>
        <Button
          tone="outline"
          onClick={() => {
            drafts.drop(id);
            setKept(null);
            onDiscarded?.();
          }}
        >
          Discard it
        </Button>
      </div>
    </Notice>
  );
}

function readUnsavedDraft<Form>(drafts: Drafts<Form>, id: string | null, stored: Form): Draft<Form> | null {
  const draft = drafts.read(id);
  return draft && JSON.stringify(draft.values) !== JSON.stringify(stored) ? draft : null;
}
