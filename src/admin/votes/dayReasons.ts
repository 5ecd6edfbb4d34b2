import { counted } from "@/ui/counted.ts";
import type { Prefix } from "./views.ts";
import { formatVoteCount, type Tally } from "./formatVotes.ts";

/** What the database counted of a day that stands out. */
export interface DayFigures {
  /** The median of the clinic's days. */
  usual: number;
  /** Networks (IPv4 addresses and IPv6 /48s) that gave three votes or more, and how many these gave. */
  busyNetworks: number;
  ofBusy: number;
  /** Votes of the network, of the provider (an IPv6 /32) and of the browser that gave the most. */
  ofNetwork: number;
  ofProvider: number;
  ofBrowser: number;
  /** How many of a hundred votes for other clinics that browser gave. */
  browserElsewhere: number;
}

type Day = Tally & DayFigures;

const cameFrom = (votes: number) => `${formatVoteCount(votes)} came from`;

const SENTENCES: Record<string, (day: Day) => string> = {
  "unusual-day": ({ votes, voided, usual }) => {
    const day = usual === 0 ? "none" : formatVoteCount(usual);
    return `It got ${formatVoteCount(votes - voided)}. On its usual day it gets ${day}.`;
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

/** Why a day stands out, each reason as a whole sentence; codes that are newer than this page are left out. */
export function formatReasons(day: Day & { reasons: string[] }): string[] {
  return day.reasons.flatMap((reason) => SENTENCES[reason]?.(day) ?? []);
}

/** By which networks to take its addresses together, so that the reasons show there. */
export function prefixToLookAt(reasons: string[]): Prefix | null {
  if (reasons.includes("one-provider")) return 32;
  return reasons.includes("one-network") || reasons.includes("busy-networks") ? 48 : null;
}
