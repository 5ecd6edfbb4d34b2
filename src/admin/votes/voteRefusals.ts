import type { ErrorCode } from "@/backend/errorCodes.ts";
import type { ErrorText } from "@/backend/errors.ts";

export const VOTE_REFUSALS: Partial<Record<ErrorCode, ErrorText>> = {
  "owners-only": {
    title: "Votes are for owners",
    text: "Editors manage clinics, facts and the blog. Ask an owner of this directory. If you are one, your role has changed or your session ended: please reload the page.",
  },
  "no-such-voiding": { title: "This voiding no longer exists" },
  "invalid-network": {
    title: "This is no network",
    text: "Write it like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.",
  },
  "network-too-wide": {
    title: "This network is too wide",
    text: "It would shut out nearly everybody. Pause voting instead.",
  },
};

const LOOK = "It may have worked. Load this page again and look before you repeat it.";

/** Where an answer was lost, nobody knows whether the votes, pause or block changed. */
export const VOTE_CHANGE_REFUSALS: Partial<Record<ErrorCode, ErrorText>> = {
  ...VOTE_REFUSALS,
  "no-answer": { title: "No answer came", text: LOOK },
  "timed-out": { title: "No answer came in time", text: LOOK },
};
