import type { ErrorCode } from "@/backend/errorCodes.ts";
import type { ErrorText } from "@/backend/errors.ts";

export const VOTE_REFUSALS: Partial<Record<ErrorCode, ErrorText>> = {
  "owners-only": {
    title: "Votes are for owners",
    text: "Editors manage clinics, facts and the blog. Ask an owner of this directory.",
  },
  "no-such-voiding": { title: "This voiding no longer exists" },
  "timed-out": { title: "This took too long", text: "Check again in a moment: it may have worked." },
  "invalid-network": {
    title: "This is no network",
    text: "Write it like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.",
  },
  "network-too-wide": {
    title: "This network is too wide",
    text: "It would shut out nearly everybody. Pause voting instead.",
  },
};
