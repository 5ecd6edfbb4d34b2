import type { Json } from "@/backend/database.types.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { Clinic } from "./clinic.ts";
import { askedLanguages, languageSentence } from "./visitorLanguages.ts";

interface LanguageSentencesProps {
  clinic: Clinic;
  facts: Json;
  /** In milliseconds. */
  readAt: number;
}

export default function LanguageSentences({ clinic, facts, readAt }: LanguageSentencesProps) {
  const known = factsFromJson(facts, new Date(readAt).toISOString().slice(0, 10));
  const languages = askedLanguages();
  if (!known || languages.length === 0) return null;
  return (
    <section aria-label="Your languages" className="mb-5 rounded-xl bg-accent-soft px-4 py-3">
      <h3 className="text-base">Your languages</h3>
      {languages.map((code) => (
        <p key={code} className="font-semibold">
          {languageSentence(code, clinic, known)}
        </p>
      ))}
    </section>
  );
}
