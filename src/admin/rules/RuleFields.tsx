import { useWatch } from "react-hook-form";
import { ChoiceField } from "@/admin/fields/ChoiceField.tsx";
import { TextField } from "@/admin/fields/TextField.tsx";
import type { RuleForm } from "./ruleForm.ts";
import { answersTo, sentenceOf, type RuleQuestion } from "./storedRule.ts";

const CONFIDENCE_OPTIONS = [
  ["H", "Read in the law, a judgment or a study"],
  ["M", "On a page about the law, or in an older text"],
  ["L", "On one weak page, or from memory"],
] as const;

export function RuleFields({ asked }: { asked: RuleQuestion }) {
  const [answer, confidence] = useWatch<RuleForm, ["answer", "confidence"]>({
    name: ["answer", "confidence"],
  });
  const read = confidence === "L" ? "Not known: ask the clinic." : sentenceOf(asked, answer);
  return (
    <>
      <ChoiceField<RuleForm> name="answer" label="Answer" none="Please choose" options={answersTo(asked)} />
      <p role="status" className="mt-2 min-h-6 text-quiet">
        {answer === "" || read === undefined
          ? "An answer that is not in the list needs new words: ask a developer."
          : `Visitors read: ${read}`}
      </p>
      <fieldset className="mt-8 grid gap-5 border-t border-line pt-5">
        <legend className="sr-only">Source</legend>
        <h2 aria-hidden className="text-xl">
          Source
        </h2>
        <TextField<RuleForm>
          name="source_name"
          label="Name of the text"
          aside="required"
          hint="Shown as the link, with its language: ‘Ley 14/2006 on assisted reproduction (in Spanish)’."
        />
        <TextField<RuleForm>
          name="source_url"
          label="Web address of the text"
          aside="required"
          inputMode="url"
          placeholder="https://"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<RuleForm>
            name="article"
            label="Article"
            hint="Such as ‘art. 6’. Empty where the text is a page about the law."
          />
          <TextField<RuleForm>
            name="as_of"
            label="Day or year of the text"
            hint="The version that you read: 2026-08-25, or 2015. Empty where it is undated."
          />
          <ChoiceField<RuleForm>
            name="confidence"
            label="How sure it is"
            none="Please choose"
            options={CONFIDENCE_OPTIONS}
          />
          <TextField<RuleForm> name="checked_on" label="Day you read it" aside="required" type="date" />
          <TextField<RuleForm>
            name="watch_until"
            label="Sure until"
            type="date"
            hint="The last day before a change that is decided already. Empty where none is."
          />
        </div>
      </fieldset>
    </>
  );
}
