import { queryOptions } from "@tanstack/react-query";
import { adminClient } from "@/backend/adminClient.ts";
import { rowsOf } from "@/backend/errors.ts";
import { barsAround, barsOfDays, type Bar } from "./bars.ts";
import { dayFrom, hourFrom } from "./periods.ts";
import type { VotesAddress } from "./views.ts";
import type { Tally } from "./formatVotes.ts";

export const votesKey = ["admin-votes"] as const;

export interface SuspiciousHour extends Tally {
  clinic: { id: string; name: string };
  hour: string;
  addresses: number;
  /** IPv4 addresses and IPv6 /48s, each of which anyone can have. */
  networks: number;
  mostOfOne: number;
  bars: Bar[];
}

export function hoursQuery({ days, atLeast }: Pick<VotesAddress, "days" | "atLeast">) {
  return queryOptions({
    queryKey: [...votesKey, "hours", days, atLeast],
    queryFn: async ({ signal }): Promise<SuspiciousHour[]> => {
      const args = { p_days: days, p_at_least: atLeast };
      const rows = rowsOf(await adminClient.rpc("suspicious_hours", args).abortSignal(signal));
      return rows.map((row) => ({
        votes: row.votes,
        voided: row.voided,
        unproven: row.unproven,
        hour: row.hour,
        addresses: row.addresses,
        clinic: { id: row.clinic_id, name: row.clinic_name },
        networks: row.networks,
        mostOfOne: row.most_of_one,
        bars: barsAround(row.hour, row.around),
      }));
    },
  });
}

export interface VoteAddress extends Tally {
  hash: string;
  /** Stands for everybody without a known address. */
  isUnknown: boolean;
  clinics: number;
  addresses: number;
  first: string;
  last: string;
  blockedUntil: string | null;
}

type AddressesAsked = Pick<VotesAddress, "days" | "prefix" | "clinic" | "hour" | "day">;

export function addressesQuery({ days, prefix, clinic, hour, day }: AddressesAsked) {
  return queryOptions({
    queryKey: [...votesKey, "addresses", days, prefix, clinic, hour, day],
    queryFn: async ({ signal }): Promise<VoteAddress[]> => {
      const only = { ...(clinic && { p_clinic_id: clinic }), ...(prefix && { p_prefix: prefix }) };
      const args = { p_days: days, ...only, ...(hour && hourFrom(hour)), ...(day && dayFrom(day)) };
      const rows = rowsOf(await adminClient.rpc("vote_addresses", args).abortSignal(signal));
      return rows.map((row) => ({
        votes: row.votes,
        voided: row.voided,
        unproven: row.unproven,
        clinics: row.clinics,
        addresses: row.addresses,
        hash: row.address,
        isUnknown: row.is_unknown,
        first: row.first_vote,
        last: row.last_vote,
        blockedUntil: row.blocked_until,
      }));
    },
  });
}

export interface AddressVotes extends Tally {
  hash: string;
  isUnknown: boolean;
  blockedUntil: string | null;
  /** 48, 40 or 32 for an IPv6 network; null for an address. */
  prefix: number | null;
  /** Hash of the enclosing network. */
  wider: string | null;
  /** All clinics; `byClinic` has the first hundred. */
  clinics: number;
  byClinic: ({ id: string; name: string; first: string; last: string } & Tally)[];
  bars: Bar[];
}

export function addressQuery(hash: string) {
  return queryOptions({
    queryKey: [...votesKey, "address", hash],
    queryFn: async ({ signal }): Promise<AddressVotes | null> => {
      const args = { p_address: hash };
      const [rows, days] = await Promise.all([
        adminClient.rpc("votes_of_address", args).abortSignal(signal).then(rowsOf),
        adminClient.rpc("days_of_address", args).abortSignal(signal).then(rowsOf),
      ]);
      const [first] = rows;
      if (!first) return null;
      return {
        ...{ votes: first.all_votes, voided: first.all_voided, unproven: first.all_unproven },
        ...{ hash, isUnknown: first.is_unknown, blockedUntil: first.blocked_until },
        ...{ prefix: first.prefix, wider: first.wider },
        clinics: first.all_clinics,
        byClinic: rows.map((row) => ({
          id: row.clinic_id,
          name: row.clinic_name,
          votes: row.votes,
          voided: row.voided,
          unproven: row.unproven,
          first: row.first_vote,
          last: row.last_vote,
        })),
        bars: barsOfDays(days, new Date()),
      };
    },
  });
}
