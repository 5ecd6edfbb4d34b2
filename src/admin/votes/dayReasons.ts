import { counted } from "@/ui/counted.ts";
import type { Prefix } from "./views.ts";
import { formatVoteCount, type Tally } from "./formatVotes.ts";

export interface DayFigures {
  /** Median of the clinic's days; null in the week after its first vote or a rotation of the keys. */
  usual: number | null;
  /** Networks (IPv4 addresses and IPv6 /48s) with three votes or more, and their votes. */
  busyNetworks: number;
  ofBusy: number;
  /** Votes of the largest network, provider (IPv6 /32) and browser. */
  ofNetwork: number;
  ofProvider: number;
  ofBrowser: number;
  /** That browser's share of votes for other clinics, in percent. */
  browserElsewhere: number;
}

type Day = Tally & DayFigures;

const cameFrom = (votes: number) => `${formatVoteCount(votes)} came from`;

const SENTENCES: Record<string, (day: Day) => string> = {
  "unusual-day": ({ votes, voided, usual: usualVotes }) => {
    const got = `It got ${formatVoteCount(votes - voided)}.`;
    if (usualVotes === null) return `${got} It has no usual day yet.`;
    return `${got} On its usual day it gets ${usualVotes === 0 ? "none" : formatVoteCount(usualVotes)}.`;
  },
  "busy-networks": ({ busyNetworks, ofBusy }) =>
    busyNetworks === 1
      ? `${cameFrom(ofBusy)} one network.`
      : `${cameFrom(ofBusy)} ${counted(busyNetworks, "network", "networks")} with three votes or more each.`,
  "one-network": ({ ofNetwork }) => `${cameFrom(ofNetwork)} one network: an IPv4 address or an IPv6 /48.`,
  "one-provider": ({ ofProvider }) => `${cameFrom(ofProvider)} one provider: a single IPv6 /32.`,
  "one-browser": ({ ofBrowser, browserElsewhere }) =>
    `${cameFrom(ofBrowser)} one version of one browser. At other clinics it gives about ${browserElsewhere}% of the votes.`,
};

/** Returns why a day stands out, one sentence per reason; ignores codes newer than this page. */
export function formatReasons(day: Day & { reasons: string[] }): string[] {
  return day.reasons.flatMap((reason) => SENTENCES[reason]?.(day) ?? []);
}

export function prefixForReasons(reasons: string[]): Prefix | null {
  if (reasons.includes("one-provider")) return 32;
  return reasons.includes("one-network") || reasons.includes("busy-networks") ? 48 : null;
}
