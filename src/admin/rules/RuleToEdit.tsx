import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DraftOffer } from "@/admin/drafts/DraftOffer.tsx";
import { failureOf } from "@/backend/errors.ts";
import { localToday, toIsoDate } from "@/ui/calendarDate.ts";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { rulesToEditQuery } from "./api.ts";
import { ForgetRule } from "./ForgetRule.tsx";
import { RuleEditor } from "./RuleEditor.tsx";
import { EMPTY_RULE, formFromRule, ruleDrafts } from "./ruleForm.ts";
import { CONDITION, rulePath, versionOf, type RuleQuestion, type LawCountry } from "./storedRule.ts";

const NOT_LOADED = { title: "We couldn't load this rule" };

interface RuleToEditProps {
  country: LawCountry;
  asked: RuleQuestion;
  /** A condition's code, or `new`; of no meaning for a question. */
  condition: string;
}

export function RuleToEdit({ country, asked, condition }: RuleToEditProps) {
  // Never refetched while somebody types, since conflicts are detected by the version.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...rulesToEditQuery(country.slug),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [today] = useState(() => toIsoDate(localToday()));
  if (error && !isFetchedAfterMount)
    return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) {
    return (
      <p role="status" className="min-h-96 text-quiet">
        Loading rule...
      </p>
    );
  }
  const isCondition = asked === CONDITION;
  const rule = data.find(
    ({ question, answer }) => question === asked && (!isCondition || answer === condition),
  );
  if (isCondition && !rule && condition !== "new") return <RuleNotFound />;
  const stored = rule ? formFromRule(rule) : { ...EMPTY_RULE, checked_on: today };
  return (
    <>
      <DraftOffer
        drafts={ruleDrafts}
        id={rulePath(country.slug, asked, rule?.answer)}
        stored={stored}
        nameOf={({ source_name: source }) => source}
        warningAbout={({ basedOn }) =>
          rule && basedOn !== versionOf(rule)
            ? "Someone has saved the rule since you wrote that text."
            : undefined
        }
      >
        {(restored) => (
          <RuleEditor
            country={country}
            asked={asked}
            rule={rule ?? null}
            stored={stored}
            restored={restored}
          />
        )}
      </DraftOffer>
      {rule && <ForgetRule country={country} asked={asked} rule={rule} />}
    </>
  );
}

export function RuleNotFound() {
  return (
    <Notice
      drawing={<NotFoundDrawing />}
      title="Rule Not Found"
      text="Somebody may have taken it away, or the address is mistyped."
    />
  );
}
