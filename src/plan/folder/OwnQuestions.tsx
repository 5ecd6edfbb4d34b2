import { Field } from "@/ui/Field.tsx";
import { LONGEST_QUESTIONS } from "./storedFolder.ts";
import { LazyGeneralQuestions } from "./lazyChapters.ts";

interface OwnQuestionsProps {
  hasPlan: boolean;
  questions: string;
  isStored: boolean;
  onChange: (questions: string) => void;
}

export function OwnQuestions({ hasPlan, questions, isStored, onChange }: OwnQuestionsProps) {
  return (
    <>
      {hasPlan && <LazyGeneralQuestions />}
      <div className="mt-4 max-w-3xl print:hidden">
        <Field
          label="Your own questions"
          hint={
            isStored
              ? "Kept in this browser only."
              : "Your browser can’t store this, or its storage is full. It lasts until you leave this page."
          }
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              maxLength={LONGEST_QUESTIONS}
              value={questions}
              onChange={({ target }) => onChange(target.value)}
              className={`${control.className} h-auto! py-2`}
            />
          )}
        </Field>
      </div>
      {questions.trim() !== "" && (
        <p dir="auto" className="mt-3 hidden whitespace-pre-wrap wrap-anywhere print:block">
          {questions.trim()}
        </p>
      )}
    </>
  );
}
