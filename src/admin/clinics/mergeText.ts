import { lostAnswer } from "@/admin/fields/adminFailure.ts";
import type { ErrorText } from "@/backend/errors.ts";
import { counted } from "@/ui/counted.ts";
import type { MergeNumbers } from "./mergeApi.ts";

export const MERGE_REFUSALS = {
  "owners-only": { title: "Only owners can merge clinics", text: "Ask an owner of this site." },
  "cannot-merge": {
    title: "These clinics cannot be merged",
    text: "One of them was merged with another clinic in the meantime. Undo the later merge first.",
  },
  "no-such-clinic": { title: "There is no such clinic" },
  "no-such-merge": { title: "There is no merge to undo", text: "Someone else may have undone it already." },
} satisfies Record<string, ErrorText>;

/** Merging may take longer than anybody waits for its answer. */
export const MERGE_FAILURES = {
  ...MERGE_REFUSALS,
  ...lostAnswer("It may be done, or still under way. Look at this page again in half a minute."),
};

const votes = (count: number) => counted(count, "vote", "votes");
const facts = (count: number) => counted(count, "fact", "facts");

export function mergeText(numbers: MergeNumbers, from: string, into: string): string[] {
  const { both, votesAfter, retired } = numbers;
  const sentences = [
    `${from} has ${votes(numbers.votes)}, ${into} has ${votes(numbers.intoVotes)}.`,
    both === 0
      ? `Together: ${votes(votesAfter)}.`
      : `${counted(both, "session", "sessions")} voted for both and ${both === 1 ? "counts" : "count"} once. Together: ${votes(votesAfter)}.`,
    `${facts(numbers.facts)} ${numbers.facts === 1 ? "moves" : "move"} to ${into}.`,
  ];
  if (retired > 0) {
    sentences.push(
      `${facts(retired)} ${retired === 1 ? "is" : "are"} retired: samples, or said by ${into} too.`,
    );
  }
  return sentences;
}
