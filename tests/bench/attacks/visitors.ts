// In a process of their own.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CLINIC_COLUMNS } from "../../../src/directory/clinics/clinicColumns.ts";
import { LOCAL_ADMIN } from "../../../supabase/embedded/admins.ts";
import { createCaller, ORIGIN, rpc, solve, someIpv4 } from "./requests.ts";

export interface Latency {
  p50: number;
  p95: number;
  asked: number;
  failed: number;
}

export interface Felt {
  list: Latency;
  vote: Latency;
  signIn: Latency;
}

const [url = "", seconds = "20"] = process.argv.slice(2);
const call = createCaller(url, 100);
const headers = { origin: ORIGIN };
const CLINICS = ["reprofit", "gennet", "ivf-zlin", "unica", "gameta", "parens"];

type Action = (time: number) => Promise<number | null>;

const list: Action = async () => {
  const path = `/rest/v1/clinics?select=${CLINIC_COLUMNS}&order=id&offset=0&limit=1000`;
  const answer = await call({ method: "GET", path, address: someIpv4(), headers });
  return answer.status === 200 ? answer.ms : null;
};

/** Solving is the browser's work and isn't counted. */
const vote: Action = async (time) => {
  const address = someIpv4();
  const args = { p_clinic_id: CLINICS[time % CLINICS.length], p_session_id: randomUUID() };
  const check = await call(rpc("create_human_check", args, address, headers));
  if (check.status !== 200) return null;
  const proven = { ...headers, "x-human-check": solve(check.text) };
  const voted = await call(rpc("handle_clinic_upvote", { ...args, p_user_agent: "bench" }, address, proven));
  return voted.status === 200 ? check.ms + voted.ms : null;
};

/** As the login screen does: it takes a slot, and goes straight to Auth when there is none. */
const signIn: Action = async () => {
  const address = someIpv4();
  const body = JSON.stringify(LOCAL_ADMIN);
  const asked = await call({ path: "/functions/v1/verify-admin-password", address, headers, body });
  if (asked.status !== 200 && !asked.text.includes("login-busy")) return null;
  const signed = await call({ path: "/auth/v1/token?grant_type=password", address, headers, body });
  return signed.status === 200 ? asked.ms + signed.ms : null;
};

async function keepDoing(action: Action, everyMs: number): Promise<Latency> {
  const started = performance.now();
  const results: Promise<number | null>[] = [];
  while (performance.now() - started < Number(seconds) * 1_000) {
    results.push(action(results.length));
    const next = started + results.length * everyMs;
    await pause(Math.max(0, next - performance.now()));
  }
  const felt = await Promise.all(results);
  const served = felt.filter((ms) => ms !== null).toSorted((a, b) => a - b);
  const at = (part: number) => served[Math.ceil(served.length * part) - 1] ?? Number.POSITIVE_INFINITY;
  return { p50: at(0.5), p95: at(0.95), asked: felt.length, failed: felt.length - served.length };
}

const [lists, votes, signIns] = await Promise.all([
  keepDoing(list, 100),
  keepDoing(vote, 250),
  keepDoing(signIn, 500),
]);
process.send?.({ list: lists, vote: votes, signIn: signIns } satisfies Felt, () => process.exit(0));
