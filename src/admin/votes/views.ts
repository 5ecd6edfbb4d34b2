/** In menu order; the first is the default. */
export const VIEWS = [
  ["hours", "Suspicious hours"],
  ["days", "Suspicious days"],
  ["addresses", "Addresses"],
  ["voided", "Voided votes"],
  ["audit", "Recount"],
  ["stop", "Pause and block"],
] as const;

export type View = (typeof VIEWS)[number][0];

export const DAYS = [1, 7, 30] as const;
export const AT_LEAST = [5, 20, 50, 100] as const;

/** IPv6 prefix lengths: a site's, a company's, a provider's. */
export const PREFIXES = [48, 40, 32] as const;
export type Prefix = (typeof PREFIXES)[number];

export interface VotesAddress {
  view: View;
  days: number;
  atLeast: number;
  /** Groups IPv6 addresses by network; null keeps each on its own. */
  prefix: Prefix | null;
  /** Narrow the addresses to a clinic, and to an hour or a UTC day. */
  clinic: string | null;
  hour: string | null;
  day: string | null;
  address: string | null;
}

export function readVotesAddress(query: URLSearchParams): VotesAddress {
  const hour = query.get("hour");
  const day = query.get("day") ?? "";
  const address = query.get("address") ?? "";
  return {
    view: VIEWS.find(([view]) => view === query.get("show"))?.[0] ?? "hours",
    days: DAYS.find((days) => String(days) === query.get("days")) ?? 7,
    atLeast: AT_LEAST.find((votes) => String(votes) === query.get("least")) ?? 20,
    prefix: PREFIXES.find((prefix) => String(prefix) === query.get("prefix")) ?? null,
    clinic: query.get("clinic"),
    hour: hour !== null && !Number.isNaN(Date.parse(hour)) ? new Date(hour).toISOString() : null,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    address: /^[0-9a-f]{64}$/.test(address) ? address : null,
  };
}

export function votesPath({
  view,
  days,
  atLeast,
  prefix,
  clinic,
  hour,
  day,
  address,
}: Partial<VotesAddress>): string {
  const query = new URLSearchParams();
  if (view && view !== "hours") query.set("show", view);
  if (days && days !== 7) query.set("days", String(days));
  if (atLeast && atLeast !== 20) query.set("least", String(atLeast));
  if (prefix) query.set("prefix", String(prefix));
  if (clinic) query.set("clinic", clinic);
  if (hour) query.set("hour", hour);
  if (day) query.set("day", day);
  if (address) query.set("address", address);
  return query.size === 0 ? "/admin/votes" : `/admin/votes?${query}`;
}
