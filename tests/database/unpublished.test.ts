import { expect, test } from "vitest";
import { anonymous, asOwner } from "../support/database/clients.ts";
import { someClinic } from "../support/database/clinics.ts";
import { addFact, FACT_TABLES } from "../support/database/facts.ts";
import { openCalls, readableTables } from "../support/database/openToVisitors.ts";
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
    for (const { name, args } of await openCalls(clinic)) {
      const { status, data, error } = await visitor().rpc(name as "is_admin", args as never);
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
