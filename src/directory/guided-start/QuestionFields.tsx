import type { ComponentType } from "react";
import { OLDEST, readAge, YOUNGEST } from "@/law/ageReading.ts";
import { EGGS } from "@/law/answers.ts";
import { PARTNER_OPTIONS } from "@/law/answerLabels.ts";
import { Field } from "@/ui/Field.tsx";
import type { Answers, AnswersChange, Question } from "./answers.ts";
import { Choices } from "./Choices.tsx";
import { DistanceFields, LanguageFields } from "./lazySteps.ts";
import { eggsLabel } from "./choiceLabels.ts";

export interface FieldsProps {
  answers: Answers;
  onAnswer: (some: AnswersChange) => void;
}

function WhoFields({ answers: { typed }, onAnswer }: FieldsProps) {
  return (
    <Choices
      type="radio"
      name="who"
      options={PARTNER_OPTIONS.map(([value, words]) => ({ value, words }))}
      isChosen={(value) => typed.partner === value}
      onChoose={(partner) => onAnswer({ typed: { partner } })}
    />
  );
}

function AgeFields({ answers: { typed }, onAnswer }: FieldsProps) {
  const read = readAge(typed.age);
  const problem = read && "problem" in read ? read.problem : "";
  return (
    <Field
      label="Age in whole years"
      hint={`From ${YOUNGEST} to ${OLDEST}.`}
      {...(typed.age.length > 1 && { problem })}
    >
      {(control) => (
        <input
          {...control}
          // Keeps Next on this question.
          ref={(input) => input?.setCustomValidity(problem)}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed.age}
          onChange={({ target }) => onAnswer({ typed: { age: target.value.replaceAll(/\D/g, "") } })}
          className={`${control.className} max-w-24`}
        />
      )}
    </Field>
  );
}

function EggsFields({ answers: { typed }, onAnswer }: FieldsProps) {
  return (
    <Choices
      type="radio"
      name="eggs"
      options={EGGS.map((value) => ({ value, words: eggsLabel(value, typed.partner) }))}
      isChosen={(value) => typed.treatment !== "" && typed.eggs === value}
      onChoose={(eggs) => onAnswer({ typed: { eggs } })}
    />
  );
}

export const FIELDS: Record<Question, ComponentType<FieldsProps>> = {
  who: WhoFields,
  age: AgeFields,
  eggs: EggsFields,
  language: LanguageFields,
  distance: DistanceFields,
};
