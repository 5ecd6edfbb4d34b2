import type { ReactNode } from "react";
import { VotingContext } from "@/directory/voting/UpvoteProvider.tsx";
import { showToast } from "@/ui/toast.ts";

const voting = {
  isVoting: false,
  askForVote: () =>
    showToast({ title: "This is a preview", text: "Votes are given on the clinic's public page." }),
};

export function WithoutVoting({ children }: { children: ReactNode }) {
  return <VotingContext value={voting}>{children}</VotingContext>;
}
