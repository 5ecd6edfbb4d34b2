import type { ComponentType } from "react";
import { AGES, EGGS, type Answers, type Question } from "./answers.ts";
import { Choices } from "./Choices.tsx";
import { DistanceFields, LanguageFields } from "./lazySteps.ts";
import { AGE_LABELS, EGGS_LABELS } from "./choiceLabels.ts";

interface FieldsProps {
  answers: Answers;
  onAnswer: (some: Partial<Answers>) => void;
}

function EggsFields({ answers, onAnswer }: FieldsProps) {
  return (
    <Choices
      type="radio"
      name="eggs"
      options={EGGS.map((value) => ({ value, words: EGGS_LABELS[value] }))}
      isChosen={(value) => answers.eggs === value}
      onChoose={(eggs) => onAnswer({ eggs })}
    />
  );
}

function AgeFields({ answers, onAnswer }: FieldsProps) {
  return (
    <Choices
      type="radio"
      name="age"
      options={AGES.map((value) => ({ value, words: AGE_LABELS[value] }))}
      isChosen={(value) => answers.age === value}
      onChoose={(age) => onAnswer({ age })}
    />
  );
}

export const FIELDS: Record<Question, ComponentType<FieldsProps>> = {
  eggs: EggsFields,
  age: AgeFields,
  language: LanguageFields,
  distance: DistanceFields,
};
