import { useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { copyText } from "@/ui/copyText.ts";
import { dismissToasts, showToast } from "@/ui/toast.ts";
import { QUESTIONS_TO_ASK } from "./questionsToAsk.ts";

const TEXT = QUESTIONS_TO_ASK.map((question) => `- ${question}`).join("\n");

/** Copies what to ask the clinic. Where the browser will not, the questions appear to be copied by hand. */
export function CopyQuestions() {
  const [isByHand, setByHand] = useState(false);
  const copy = async () => {
    dismissToasts();
    const isCopied = await copyText(TEXT, navigator);
    setByHand(!isCopied);
    if (isCopied)
      showToast({ title: "Questions copied", text: "Paste them into your message to the clinic." });
  };
  return (
    <>
      <Button tone="plain" onClick={() => void copy()} className="print:hidden">
        Copy questions to ask
      </Button>
      {isByHand && (
        <label role="status" className="block w-full text-sm text-quiet">
          Copy these questions:
          <textarea
            readOnly
            rows={8}
            value={TEXT}
            onFocus={(event) => event.target.select()}
            className="mt-1 w-full rounded-lg border border-edge bg-surface p-3 text-ink"
          />
        </label>
      )}
    </>
  );
}
