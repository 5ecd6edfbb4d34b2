import { useState } from "react";
import type { Json } from "@/backend/database.types.ts";
import { logError } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { copyText } from "@/ui/copyText.ts";
import { dismissToasts, showToast } from "@/ui/toast.ts";
import { QUESTIONS_TO_ASK } from "./questionsToAsk.ts";

const load = () => import("./clinicQuestions.ts");

/** Some browsers copy only right after the click. */
const prepare = () => void load().catch(() => {});

async function questionsFor(facts: Json): Promise<string[]> {
  try {
    return (await load()).clinicQuestions(facts);
  } catch (error) {
    logError(error);
    return Object.values(QUESTIONS_TO_ASK);
  }
}

export function CopyQuestions({ facts }: { facts: Json }) {
  const [byHand, setByHand] = useState("");
  const copy = async () => {
    dismissToasts();
    const text = (await questionsFor(facts)).map((question) => `- ${question}`).join("\n");
    const isCopied = await copyText(text, navigator);
    setByHand(isCopied ? "" : text);
    if (isCopied)
      showToast({ title: "Questions copied", text: "Paste them into your message to the clinic." });
  };
  return (
    <>
      <Button
        tone="plain"
        onClick={() => void copy()}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="print:hidden"
      >
        Copy questions to ask
      </Button>
      {byHand && (
        <label role="status" className="block w-full text-sm text-quiet">
          Copy these questions:
          <textarea
            readOnly
            rows={8}
            value={byHand}
            onFocus={(event) => event.target.select()}
            className="mt-1 w-full rounded-lg border border-edge bg-surface p-3 text-ink"
          />
        </label>
      )}
    </>
  );
}
