import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { DraftOffer } from "@/admin/drafts/DraftOffer.tsx";
import { failureOf } from "@/backend/errors.ts";
import { localToday, toIsoDate } from "@/ui/calendarDate.ts";
import { NotFoundDrawing } from "@/ui/drawings/NotFoundDrawing.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { rulesToEditQuery } from "./api.ts";
import { RemoveRule } from "./RemoveRule.tsx";
import { RuleEditor } from "./RuleEditor.tsx";
import { EMPTY_RULE, formFromRule, ruleDrafts } from "./ruleForm.ts";
import {
  CONDITION,
  lawPath,
  rulePath,
  versionOf,
  type RuleQuestion,
  type LawCountry,
  type StoredRule,
} from "./storedRule.ts";

const NOT_LOADED = { title: "We couldn't load this rule" };
const NEWER = "Someone has saved the rule since you wrote that text.";
const GONE =
  "Someone has taken the rule away or changed its answer. You can restore your text and save it as a new rule.";

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
  if (data && isFetchedAfterMount) {
    return <KnownRule country={country} asked={asked} condition={condition} rules={data} />;
  }
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="min-h-96 text-quiet">
      Loading rule...
    </p>
  );
}

/** Keeps the rule that it began with: if that is taken away, what somebody typed must not go with it. */
function KnownRule({ country, asked, condition, rules }: RuleToEditProps & { rules: StoredRule[] }) {
  const navigate = useNavigate();
  const place = rulePath(country.slug, asked, condition);
  const [rule] = useState(
    () =>
      rules.find(
        ({ question, answer }) => question === asked && (asked !== CONDITION || answer === condition),
      ) ?? null,
  );
  const [draft] = useState(() => ruleDrafts.read(place));
  const [empty] = useState(() => ({ ...EMPTY_RULE, checked_on: toIsoDate(localToday()) }));
  const mayBeNew = asked !== CONDITION || condition === "new";
  if (!rule && !draft && !mayBeNew) return <RuleNotFound />;
  const isGone = !rule && draft !== null && (draft.basedOn !== null || !mayBeNew);
  const stored = rule ? formFromRule(rule) : empty;
  return (
    <>
      <DraftOffer
        drafts={ruleDrafts}
        id={place}
        stored={stored}
        nameOf={({ source_name: source }) => source}
        warningAbout={({ basedOn }) => {
          if (isGone) return GONE;
          return rule && basedOn !== versionOf(rule) ? NEWER : undefined;
        }}
        onDiscarded={isGone ? () => void navigate(lawPath(country.slug)) : undefined}
      >
        {(restored) => (
          <RuleEditor
            country={country}
            asked={asked}
            rule={rule}
            place={place}
            stored={stored}
            restored={restored}
          />
        )}
      </DraftOffer>
      {rule && <RemoveRule country={country} asked={asked} rule={rule} />}
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
