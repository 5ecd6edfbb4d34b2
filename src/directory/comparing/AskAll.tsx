import { useState } from "react";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { questionsToAsk } from "@/directory/clinics/questionsToAsk.ts";
import { useDonorEggs } from "@/directory/facts/chosenBand.ts";
import { Button } from "@/ui/Button.tsx";
import { copyText } from "@/ui/copyText.ts";
import { ExternalLink } from "@/ui/ExternalLink.tsx";
import { TextToCopy } from "./TextToCopy.tsx";

export default function AskAll({ clinics }: { clinics: Clinic[] }) {
  const questions = Object.values(questionsToAsk(useDonorEggs()));
  const text = questions.map((question) => `- ${question}`).join("\n");
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <div
      role="group"
      aria-label="Questions to send"
      className="mt-3 rounded-xl bg-accent-soft p-4 print:hidden"
    >
      <p>Send each clinic the same questions, so that you can compare the answers.</p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <Button tone="outline" className="mt-3" onClick={() => void copyText(text, navigator).then(setCopied)}>
        Copy the questions
      </Button>
      <p role="status" className="mt-2 text-sm text-quiet empty:mt-0">
        {isCopied === true && <span>Copied. Paste them into your message to each clinic.</span>}
        {isCopied === false && <span>Your browser didn’t let us copy the questions. Here they are:</span>}
      </p>
      {isCopied === false && <TextToCopy label="Questions as text" text={text} />}
      <ul aria-label="Where to send them" className="mt-2 flex flex-wrap gap-x-6">
        {clinics.map(({ id, name, website }) => (
          <li key={id} className="inline-flex min-h-11 items-center">
            {website === null ? (
              <span className="text-quiet">
                <bdi translate="no">{name}</bdi>
                <span>: no website listed</span>
              </span>
            ) : (
              <ExternalLink href={website} className="text-accent underline underline-offset-4">
                <bdi translate="no">{name}</bdi>
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
