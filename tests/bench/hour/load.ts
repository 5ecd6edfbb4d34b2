import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "postgres";
import { A_MINUTE, type Action, ACTIONS, type Site } from "./actions.ts";

const CLINICS = 20;

export interface Tally {
  done: Record<Action, number>;
  /** Milliseconds of each action's answers. */
  took: Record<Action, number[]>;
  unexpected: Record<string, number>;
  counted: Map<string, number>;
}

export async function addClinics(owner: Sql): Promise<Pick<Site, "clinics" | "prices">> {
  const clinics = Array.from({ length: CLINICS }, () => `test-${randomUUID()}`);
  await owner`insert into public.clinics (id, name) select id, 'Clinic of an hour' from unnest(${clinics}::text[]) id`;
  const prices = await owner<{ id: string }[]>`
    insert into public.clinic_prices (clinic_id, status, published_by, source_name, source_url, checked_on, item,
      amount, currency, per)
    select id, 'sourced', 'clinic', 'Price list', 'https://clinic.example/prices', '2026-05-01', 'ivf_cycle', 2900,
      'EUR', 'cycle'
    from unnest(${clinics}::text[]) id returning id`;
  return { clinics, prices: prices.map(({ id }) => id) };
}

const perAction = <T>(make: () => T) =>
  Object.fromEntries(Object.keys(A_MINUTE).map((action) => [action, make()])) as Record<Action, T>;

export const newTally = (): Tally => ({
  done: perAction(() => 0),
  took: perAction((): number[] => []),
  unexpected: {},
  counted: new Map(),
});

/** With the second when each is due. */
export function agenda(seconds: number): { at: number; action: Action }[] {
  const actions = Object.entries(A_MINUTE) as [Action, number][];
  return actions
    .flatMap(([action, aMinute]) => {
      const many = Math.max(1, Math.round((aMinute * seconds) / 60));
      return Array.from({ length: many }, (_, index) => ({ at: ((index + 0.5) * seconds) / many, action }));
    })
    .toSorted((a, b) => a.at - b.at);
}

export async function doAction(site: Site, action: Action, tally: Tally): Promise<void> {
  const { answers, counted } = await ACTIONS[action](site);
  tally.done[action] += 1;
  tally.took[action].push(answers.reduce((sum, { ms }) => sum + ms, 0));
  if (counted !== undefined) tally.counted.set(counted, (tally.counted.get(counted) ?? 0) + 1);
  for (const { status, text } of answers) {
    if (status >= 200 && status < 300) continue;
    const what = `${action}: ${status} ${text.slice(0, 200)}`;
    tally.unexpected[what] = (tally.unexpected[what] ?? 0) + 1;
  }
}

export async function keepBusy(site: Site, seconds: number, tally: Tally): Promise<void> {
  const started = performance.now();
  const actions: Promise<void>[] = [];
  for (const { at, action } of agenda(seconds)) {
    await pause(Math.max(0, started + at * 1_000 - performance.now()));
    actions.push(doAction(site, action, tally));
  }
  await Promise.all(actions);
}

/** Counters must equal the votes stored and those answered as counted. */
export async function wrongCounters({ owner, clinics }: Site, { counted }: Tally): Promise<string[]> {
  const rows = await owner<{ id: string; shown: number; stored: number }[]>`
    select id, upvote_count as shown, (select count(*)::int from private.votes where clinic_id = c.id) as stored
    from public.clinics c where id in ${owner(clinics)}`;
  return rows.flatMap(({ id, shown, stored }) => {
    const answered = counted.get(id) ?? 0;
    return shown === answered && stored === answered ? [] : [`${id}: ${answered}, ${shown}, ${stored}`];
  });
}
