import { useState } from "react";
import type { Json } from "@/backend/database.types.ts";
import { logError } from "@/backend/errors.ts";
import { useDonorEggs } from "@/directory/facts/chosenBand.ts";
import { Button } from "@/ui/Button.tsx";
import { copyText } from "@/ui/copyText.ts";
import { dismissToasts, showToast } from "@/ui/toast.ts";
import type { Clinic } from "./clinic.ts";
import type { LocalLanguage } from "./localQuestions.ts";
import { questionsToAsk } from "./questionsToAsk.ts";

/** The language in which we can ask a clinic, by its first country. */
const LANGUAGES: Record<string, { code: LocalLanguage; name: string }> = {
  Czechia: { code: "cs", name: "Czech" },
  Poland: { code: "pl", name: "Polish" },
};

const load = () => import("./clinicQuestions.ts");

/** Some browsers copy only right after the click. */
const prepare = () => void load().catch(() => {});

const inGeneral = (donorEggs: boolean) =>
  Object.values(questionsToAsk(donorEggs))
    .map((question) => `- ${question}`)
    .join("\n");

async function textFor(facts: Json, donorEggs: boolean, language?: LocalLanguage): Promise<string> {
  try {
    const { asList, clinicQuestions, localLetter } = await load();
    return language ? localLetter(facts, language, donorEggs) : asList(clinicQuestions(facts, donorEggs));
  } catch (error) {
    logError(error);
    return inGeneral(donorEggs);
  }
}

export function CopyQuestions({ clinic, facts }: { clinic: Clinic; facts: Json }) {
  const [byHand, setByHand] = useState("");
  const donorEggs = useDonorEggs();
  const local = LANGUAGES[clinic.countries[0] ?? ""];
  const copy = async (language?: LocalLanguage) => {
    dismissToasts();
    const text = await textFor(facts, donorEggs, language);
    const isCopied = await copyText(text, navigator);
    setByHand(isCopied ? "" : text);
    if (isCopied)
      showToast({ title: "Questions copied", text: "Paste them into your message to the clinic." });
  };
  const prepared = { onPointerEnter: prepare, onFocus: prepare };
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {local && (
        <Button tone="outline" onClick={() => void copy(local.code)} {...prepared}>
          {`Copy the questions in ${local.name}`}
        </Button>
      )}
      <Button tone={local ? "plain" : "outline"} onClick={() => void copy()} {...prepared}>
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
    </div>
  );
}
