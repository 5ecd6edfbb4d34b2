import { SelectField } from "@/ui/SelectField.tsx";
import { COUNTRY_RULES } from "./allRules.ts";
import { TOPICS } from "./ruleTexts.ts";

interface CompareChoiceProps {
  topicId: string;
  onTopic: (id: string) => void;
  slug: string;
  onCountry: (slug: string) => void;
}

export function CompareChoice({ topicId, onTopic, slug, onCountry }: CompareChoiceProps) {
  return (
    <div className="mt-6 grid max-w-2xl gap-4 sm:grid-cols-2 print:hidden">
      <SelectField label="Question" value={topicId} onChange={({ target }) => onTopic(target.value)}>
        <option value="">All questions</option>
        {TOPICS.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label="Country" value={slug} onChange={({ target }) => onCountry(target.value)}>
        <option value="">All countries</option>
        {COUNTRY_RULES.map((country) => (
          <option key={country.slug} value={country.slug}>
            {country.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
