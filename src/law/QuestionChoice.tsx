import { SelectField } from "@/ui/SelectField.tsx";
import { QUESTIONS, RULE_TEXTS, TOPICS, type Question } from "./ruleTexts.ts";

interface QuestionChoiceProps {
  question: Question;
  onQuestion: (question: Question) => void;
  topicId: string;
  onTopic: (id: string) => void;
}

export function QuestionChoice({ question, onQuestion, topicId, onTopic }: QuestionChoiceProps) {
  return (
    <div className="mt-5 max-w-md print:hidden">
      <div className="md:hidden">
        <SelectField
          label="What do you want to know?"
          value={question}
          onChange={({ target }) => {
            const chosen = QUESTIONS.find((each) => each === target.value);
            if (chosen) onQuestion(chosen);
          }}
        >
          {TOPICS.map(({ id, title, questions }) => (
            <optgroup key={id} label={title}>
              {questions.map((each) => (
                <option key={each} value={each}>
                  {RULE_TEXTS[each].title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <div className="max-md:hidden">
        <SelectField label="Questions" value={topicId} onChange={({ target }) => onTopic(target.value)}>
          <option value="">All questions</option>
          {TOPICS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
