import { randomInt, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { CLINIC_COLUMNS } from "../../../src/directory/clinics/clinicColumns.ts";
import { solve } from "../attacks/requests.ts";
import { ask, somewhere, type TimedAnswer } from "./ask.ts";

export interface Site {
  url: string;
  owner: Sql;
  admin: { email: string; password: string };
  clinics: string[];
  prices: string[];
}

/** How often each thing is done in a minute. */
export const A_MINUTE = { list: 120, clinic: 120, vote: 60, signIn: 4, import: 2 };

export type Action = keyof typeof A_MINUTE;

export interface ActionResult {
  answers: TimedAnswer[];
  counted?: string;
}

const one = <T>(items: T[]): T => items[randomInt(items.length)]!;
const rpc = (name: string) => `/rest/v1/rpc/${name}`;

export const ACTIONS: Record<Action, (site: Site) => Promise<ActionResult>> = {
  async list({ url }) {
    const path = `/rest/v1/clinics?select=${CLINIC_COLUMNS}&order=id&offset=0&limit=1000`;
    return { answers: [await ask(url, { path })] };
  },

  async clinic({ url, clinics }) {
    const [id, address] = [one(clinics), somewhere()];
    const row = `/rest/v1/clinics?select=${CLINIC_COLUMNS}&id=eq.${id}&limit=1`;
    const facts = `${rpc("clinic_facts")}?p_clinic_id=${id}`;
    return { answers: await Promise.all([row, facts].map((path) => ask(url, { path, address }))) };
  },

  async vote({ url, clinics }) {
    const [clinic, address] = [one(clinics), somewhere()];
    const ballot = { p_clinic_id: clinic, p_session_id: randomUUID() };
    const check = await ask(url, { path: rpc("create_human_check"), body: ballot, address });
    if (check.status !== 200) return { answers: [check] };
    const headers = { "x-human-check": solve(check.text) };
    const voted = await ask(url, { path: rpc("handle_clinic_upvote"), body: ballot, address, headers });
    return { answers: [check, voted], ...(voted.text.includes("Thank you") && { counted: clinic }) };
  },

  async signIn(site) {
    return { answers: (await signIn(site)).answers };
  },

  async import(site) {
    const { answers, token } = await signIn(site);
    let imported = await importOnce(site, token);
    // Another import came between. As its message says, the file is checked again.
    while (imported.some(({ text }) => text.includes("import-outdated")))
      imported = await importOnce(site, token);
    return { answers: [...answers, ...imported] };
  },
};

async function importOnce({ url, prices }: Site, token: string): Promise<TimedAnswer[]> {
  const headers = { authorization: `Bearer ${token}` };
  const id = randomUUID();
  const rows = prices.map((price, index) => ({
    line: index + 2,
    cells: { id: price, amount: String(randomInt(1_000, 9_000)) },
  }));
  const file = { p_import: id, p_kind: "prices", p_columns: ["id", "amount"], p_rows: rows };
  const checked = await ask(url, { path: rpc("check_import"), body: file, headers });
  const body = { p_import: id, p_lines: rows.length };
  return [checked, await ask(url, { path: rpc("apply_import"), body, headers })];
}

/** As the login does: without a free slot straight to Auth. */
async function signIn({ url, admin }: Site): Promise<{ answers: TimedAnswer[]; token: string }> {
  const address = somewhere();
  const checked = await ask(url, { path: "/functions/v1/verify-admin-password", body: admin, address });
  const signed = await ask(url, { path: "/auth/v1/token?grant_type=password", body: admin, address });
  const { access_token: token = "" } = JSON.parse(signed.text || "{}") as { access_token?: string };
  return { answers: checked.text.includes("login-busy") ? [signed] : [checked, signed], token };
}
