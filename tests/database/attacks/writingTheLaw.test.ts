import { expect, test } from "vitest";
import { someAdmin, someUser } from "../../support/database/accounts.ts";
import { anonymous, asOwner } from "../../support/database/clients.ts";
import { RULE, someCondition } from "../../support/database/law.ts";
import { takeSnapshot } from "../../support/database/snapshot.ts";

const NO_ADMINS = {
  "a visitor": async () => anonymous(),
  "somebody with an account": someUser,
  "a removed admin": async () => {
    const admin = await someAdmin();
    const { data } = await admin.auth.getUser();
    await asOwner`delete from private.admins where user_id = ${data.user?.id ?? ""}`;
    return admin;
  },
};

for (const [who, attacker] of Object.entries(NO_ADMINS)) {
  test(`${who} neither reads, adds, changes nor deletes a rule by the API`, async () => {
    const client = await attacker();
    const before = await takeSnapshot();
    const rules = () => client.from("country_rules");
    const checks = () => client.from("law_checks");
    const attempts = await Promise.all([
      rules().select("id,answer"),
      checks().select("country"),
      rules().insert(RULE),
      rules().insert([RULE, someCondition()]),
      rules().update({ answer: "no" }).eq("country", "spain").eq("question", "womanAlone").select("id"),
      rules().update({ confidence: "L" }).neq("country", "").select("id"),
      rules().delete().eq("country", "spain").select("id"),
      checks().insert({ country: "spain", checked_on: "2026-11-22" }),
      checks().update({ checked_on: "2026-11-23" }).eq("country", "spain").select("id"),
      checks().delete().eq("country", "spain"),
    ]);
    for (const { status, data } of attempts) {
      // Row level security answers signed-in callers with success and no row.
      if (status < 400) expect(data).toEqual([]);
    }
    expect(await takeSnapshot()).toEqual(before);
  });
}

test("not even an admin moves a rule to another question or country, or adds a country", async () => {
  const admin = await someAdmin();
  const before = await takeSnapshot();
  const refused = await Promise.all([
    admin.from("country_rules").update({ question: "condition" }).eq("country", "spain"),
    admin.from("country_rules").update({ country: "austria" }).eq("country", "spain"),
    admin.from("country_rules").update({ changed_at: "2020-01-01" }).eq("country", "spain"),
    admin.from("law_checks").insert({ country: "spain", checked_on: "2026-11-22" }),
    admin.from("law_checks").delete().eq("country", "spain"),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await takeSnapshot()).toEqual(before);
});
