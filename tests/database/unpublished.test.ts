import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, FACT_TABLES } from "../support/database/facts.ts";
import { listFunctions } from "../support/database/functions.ts";
import { signedUp } from "../support/database/tokens.ts";

// New tables and calls must be added to `someListedClinic`.

const VISITORS = { "a visitor": anonymous, "a signed-up user": signedUp };
const TABLES_ABOUT_CLINICS = [
  "clinic_contacts",
  "clinic_prices",
  "clinic_results",
  "clinic_reviews",
  "clinic_services",
  "clinics",
];
/** Only visitors without a session can read it. */
const NOT_FOR_THE_SIGNED_IN = "sponsorships";
const CALLS_ABOUT_CLINICS = ["clinic_facts", "clinics_facts", "create_human_check", "handle_clinic_upvote"];

async function giveSponsoredPlace(clinic: string): Promise<void> {
  await asOwner`delete from public.sponsorships`;
  await asOwner`
    insert into public.sponsorships (clinic_id, from_date, until_date)
    values (${clinic}, private.directory_today(), '2100-12-31')`;
}

async function someListedClinic({ published }: { published: boolean }): Promise<string> {
  const clinic = await someClinic();
  for (const table of FACT_TABLES) await addFact(table, clinic);
  await giveSponsoredPlace(clinic);
  await asOwner`update public.clinics set published = ${published} where id = ${clinic}`;
  return clinic;
}

async function readableTables(): Promise<{ name: string; named: string }[]> {
  return asOwner<{ name: string; named: string }[]>`
    select c.relname as name, min(a.attname) filter (where a.attname in ('clinic_id', 'id')) as named
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
      and has_column_privilege('anon', c.oid, a.attnum, 'select')
    group by 1 order by 1`;
}

async function openCalls() {
  const open = await asOwner<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
  const names = new Set(open.map(({ name }) => name));
  return (await listFunctions(["public"])).filter(({ name }) => names.has(name));
}

for (const [who, visitor] of Object.entries(VISITORS)) {
  const tablesWith = async (clinic: string) => {
    const found: string[] = [];
    for (const { name, named } of await readableTables()) {
      const rows = () => visitor().from(name as "clinics");
      const { data } = await rows()
        .select(named as "id")
        .eq(named as "id", clinic);
      const { count } = await rows()
        .select(named as "id", { count: "exact", head: true })
        .in(named as "id", [clinic]);
      if (data?.length || count) found.push(name);
    }
    return found;
  };

  test(`${who} finds an unpublished clinic in no table or view of the catalogue`, async () => {
    const tables =
      visitor === anonymous ? [...TABLES_ABOUT_CLINICS, NOT_FOR_THE_SIGNED_IN] : TABLES_ABOUT_CLINICS;
    expect(await tablesWith(await someListedClinic({ published: true }))).toEqual(tables);
    expect(await tablesWith(await someListedClinic({ published: false }))).toEqual([]);
  });

  /** Without what is new in every answer. */
  const answersAbout = async (clinic: string) => {
    const answers: Record<string, string> = {};
    for (const { name, args } of await openCalls()) {
      const about = Object.entries(args).map(([parameter, value]) => [
        parameter,
        value === "reprofit" ? clinic : Array.isArray(value) ? [clinic] : value,
      ]);
      const call = {
        ...Object.fromEntries(about),
        ...("p_session_id" in args && { p_session_id: randomUUID() }),
      };
      const { status, data, error } = await visitor().rpc(name as "is_admin", call as never);
      answers[name] = `${status} ${JSON.stringify(data ?? error)}`;
    }
    return answers;
  };

  test(`${who} gets the same answer about an unpublished clinic as about none, from every call`, async () => {
    const [of, ofUnpublished, ofNone] = [
      await answersAbout(await someListedClinic({ published: true })),
      await answersAbout(await someListedClinic({ published: false })),
      await answersAbout("no-such-clinic"),
    ];
    expect(ofUnpublished).toEqual(ofNone);
    const about = Object.keys(of).filter((name) => of[name] !== ofNone[name]);
    expect(about.toSorted()).toEqual(CALLS_ABOUT_CLINICS);
  });
}
