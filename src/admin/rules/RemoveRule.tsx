import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useRemoveRule } from "./api.ts";
import { ruleDrafts } from "./ruleForm.ts";
import {
  CONDITION,
  lawPath,
  rulePath,
  type RuleQuestion,
  type LawCountry,
  type StoredRule,
} from "./storedRule.ts";

interface RemoveRuleProps {
  country: LawCountry;
  asked: RuleQuestion;
  rule: StoredRule;
}

const OF_CONDITION = {
  action: "Take the condition away",
  text: "Visitors no longer read it. The history keeps it, and ‘Put back’ there brings it back.",
  done: "The condition is taken away",
};
const OF_QUESTION = {
  action: "Set to ‘not known’",
  text: "Visitors then read ‘Not known: ask the clinic’, and no plan calls it allowed. The history keeps the rule, and ‘Put back’ there brings it back.",
  done: "The rule is not known now",
};

export function RemoveRule({ country, asked, rule }: RemoveRuleProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveRule();
  const { action, text, done } = asked === CONDITION ? OF_CONDITION : OF_QUESTION;
  const failed = { title: "The rule is still there" };
  const remove = () =>
    mutate(rule, {
      onSuccess: (isRemoved) => {
        if (!isRemoved) {
          setAsking(false);
          return showToast({
            ...failed,
            text: "Someone else has changed it. Reload the page.",
            tone: "alarm",
          });
        }
        ruleDrafts.drop(rulePath(country.slug, asked, rule.answer));
        showToast({ title: done, text: "You can put it back in the history." });
        void navigate(lawPath(country.slug));
      },
      onError: (error) => showToast(adminFailure(error, failed, MAY_BE_DONE)),
    });
  return (
    <div className="mt-6 max-w-3xl border-t border-line pt-5">
      <Button tone="outline" onClick={() => setAsking(true)}>
        {action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`${action}?`}
          text={text}
          action={action}
          waiting="Saving..."
          isPending={isPending}
          isFinal
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
