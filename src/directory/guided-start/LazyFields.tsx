import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { basesQuery } from "@/directory/clinics/basis.ts";
import { useWithServices } from "@/directory/clinics/useWithServices.ts";
import { NO_FILTERS } from "@/directory/filtering/listFilters.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { optionText } from "@/directory/filtering/offerTexts.ts";
import { optionsOf } from "@/directory/filtering/options.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { DISTANCES, type Answers, type AnswersChange } from "./answers.ts";
import { Choices } from "./Choices.tsx";
import { CITIES } from "./cities.ts";
import { distanceText } from "./answerText.ts";

const NOT_LOADED = {
  title: "The languages couldn't be loaded. You can try again, or skip this question.",
};

interface FieldsProps {
  answers: Answers;
  onAnswer: (some: AnswersChange) => void;
}

export function LanguageFields({ answers: { languages }, onAnswer }: FieldsProps) {
  const { data, error, refetch } = useQuery(clinicsQuery());
  const clinics = useWithServices(data);
  const { isLoading, isSuccess } = useQuery(basesQuery());
  // Without what clinics say there are fewer languages, which would change under a finger.
  if (!clinics || isLoading) {
    return <LanguagesLoading error={error} onRetry={() => void refetch()} />;
  }
  const options = optionsOf(clinics, clinics, { ...NO_FILTERS, spoken: languages }, "spoken");
  return (
    <Choices
      type="checkbox"
      name="language"
      options={options.map(({ value, known, unknown }) => ({
        value,
        words: `${NAMES_OF_LANGUAGES.get(value) ?? value}${isSuccess ? ` (${optionText({ known, unknown })})` : ""}`,
      }))}
      isChosen={(value) => languages.includes(value)}
      onChoose={(value) =>
        onAnswer({
          languages: languages.includes(value)
            ? languages.filter((one) => one !== value)
            : [...languages, value],
        })
      }
    />
  );
}

export function DistanceFields({ answers, onAnswer }: FieldsProps) {
  const { data: clinics = [] } = useQuery(clinicsQuery());
  const listed = clinics.flatMap((clinic) => clinic.countries);
  // What was chosen stays a choice while the clinics are loading.
  const countries = [...new Set([...listed, answers.country])].filter((country) => country !== "").toSorted();
  return (
    <div className="grid gap-5">
      <SelectField
        label="The country of the clinic"
        name="treated-in"
        value={answers.country}
        onChange={(event) => onAnswer({ country: event.target.value })}
      >
        <option value="">Any country</option>
        {countries.map((country) => (
          <option key={country} value={country}>
            {country}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="The city nearest to you"
        name="from"
        value={answers.typed.homeCity}
        // A distance alone would change nothing.
        required={answers.within !== null}
        onChange={(event) => onAnswer({ typed: { homeCity: event.target.value } })}
      >
        <option value="">Choose a city...</option>
        {CITIES.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Choices
        type="radio"
        name="within"
        options={[null, ...DISTANCES].map((value) => ({ value, words: distanceText(value) }))}
        isChosen={(value) => answers.within === value}
        onChoose={(within) => onAnswer({ within })}
      />
    </div>
  );
}

interface LanguagesLoadingProps {
  error: Error | null;
  onRetry: () => void;
}

function LanguagesLoading({ error, onRetry }: LanguagesLoadingProps) {
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={onRetry} />;
  return (
    <p role="status" className="min-h-48 text-quiet">
      Loading languages...
    </p>
  );
}
