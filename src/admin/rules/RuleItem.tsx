import { RuleSource } from "@/law/RuleSource.tsx";
import { ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import {
  CONDITION,
  questionTitle,
  ruleFrom,
  rulePath,
  sentenceOf,
  type RuleQuestion,
  type LawCountry,
  type StoredRule,
} from "./storedRule.ts";

interface RuleItemProps {
  country: LawCountry;
  asked: RuleQuestion;
  rule: StoredRule | undefined;
}

export function RuleItem({ country, asked, rule }: RuleItemProps) {
  const sentence = rule && (sentenceOf(asked, rule.answer) ?? `No words for ‘${rule.answer}’.`);
  const title = asked === CONDITION && sentence ? sentence : questionTitle(asked);
  return (
    <Card as="li" className="flex flex-col gap-x-5 gap-y-3 p-4 sm:flex-row sm:justify-between">
      <div className="max-w-prose min-w-0">
        <h3 className="text-lg">{title}</h3>
        {asked !== CONDITION && (
          <p className={rule ? "" : "text-quiet italic"}>{sentence ?? "Not known: ask the clinic."}</p>
        )}
        {rule && (
          <>
            <RuleSource rule={ruleFrom(rule)} />
            <p className="text-sm text-quiet">{`Read on ${formatShortDate(rule.checked_on)}.`}</p>
          </>
        )}
      </div>
      <ButtonLink
        to={rulePath(country.slug, asked, rule?.answer)}
        tone="outline"
        className="shrink-0 self-start"
      >
        <span>{rule ? "Change" : "Answer"}</span>
        <span className="sr-only">{`: ${title}`}</span>
      </ButtonLink>
    </Card>
  );
}
