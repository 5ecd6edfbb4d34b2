import { isolate } from "@/ui/isolate.ts";
import { withArticle, otherRole, type Person } from "./person.ts";
import type { PersonAction } from "./PersonRow.tsx";

interface ActionTexts {
  title: string;
  text: string;
  action: string;
  waiting: string;
  done: string;
}

export function actionTexts(what: PersonAction, person: Person): ActionTexts {
  const who = isolate(person.email);
  if (what === "role") {
    const becomes = otherRole(person.role);
    const text =
      becomes === "owner"
        ? `${who} will be able to manage people and void votes.`
        : `${who} will no longer be able to manage people or void votes. Everything else stays.`;
    return {
      ...{ title: `Make ${withArticle(becomes)}`, text, action: `Make ${becomes}`, waiting: "Changing..." },
      done: `${who} is now ${withArticle(becomes)}`,
    };
  }
  if (what === "sign-out") {
    return {
      ...{ title: "Sign out everywhere", action: "Sign out", waiting: "Signing out..." },
      text: person.isSelf
        ? "You will be signed out in every browser, this one too."
        : `${who} will be signed out in every browser at once, and can sign in again.`,
      done: `${who} is signed out everywhere`,
    };
  }
  return {
    ...{ title: "Remove access", action: "Remove", waiting: "Removing..." },
    text: person.isSelf
      ? "You will be signed out and can't come back unless another owner adds you."
      : `${who} will be signed out at once and can't come back unless an owner adds them. What they did stays.`,
    done: `${who} is no longer here`,
  };
}
