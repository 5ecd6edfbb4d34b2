import { beforeEach, expect, test } from "vitest";
import { someEditor } from "../../support/database/accounts.ts";
import { asOwner } from "../../support/database/clients.ts";
import { EDITOR_ACTIONS, type Call } from "../../support/database/editorActions.ts";
import { forgetReports } from "../../support/database/figureReports.ts";
import { listFunctions } from "../../support/database/functions.ts";
import { forgetSubmissions } from "../../support/database/submissions.ts";

beforeEach(forgetSubmissions);
beforeEach(forgetReports);

/** But for history, versions, and who decided or deleted what and when. */
async function everything(): Promise<unknown> {
  const tables = await asOwner<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'private')
      and relname not in ('admin_history', 'imports', 'import_rows', 'maintenance')`;
  const moments = "{changed_at,updated_at,decided_at,decided_by,binned_at,binned_by}";
  const rows = tables.map(
    ({ name }) => `select '${name}' as "table", to_jsonb(t) - '${moments}'::text[] as row,
      to_jsonb(t) ->> 'binned_at' is not null as is_binned from ${name} t`,
  );
  return asOwner.unsafe(`select * from (${rows.join(" union all ")}) all_rows order by 1, 2`);
}

test.for(Object.keys(EDITOR_ACTIONS))(
  "what an editor's session does by '%s' is put back to exactly what was there",
  async (name) => {
    const [thief, editor] = [await someEditor(), await someEditor()];
    const { does, back } = await EDITOR_ACTIONS[name]!();
    const [before] = [await everything()];
    await does(thief);
    expect(await everything()).not.toEqual(before);
    await back(editor, thief);
    expect(await everything()).toEqual(before);
  },
);

/** Open to visitors as well, bounded, and final. */
const OF_VISITORS = new Set([
  "create_human_check",
  "handle_captcha_failure",
  "handle_clinic_upvote",
  "report_experience",
]);
const OF_OWN_FILES = ["check_import", "drop_import"];

test("these cases are every way in which an editor changes or deletes anything", async () => {
  const written = await asOwner<{ name: string }[]>`
    select verb || ' ' || relname as name
    from pg_class, unnest('{update,delete}'::text[]) verb
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (has_table_privilege('authenticated', oid, verb)
        or verb = 'update' and has_any_column_privilege('authenticated', oid, verb))`;
  const calls = await asOwner<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v'
      and has_function_privilege('authenticated', oid, 'execute')`;
  const client = await someEditor();
  const before = await everything();
  const open: string[] = [];
  const args = new Map((await listFunctions(["public"])).map((each) => [each.name, each.args]));
  for (const { name } of calls) {
    if (`call ${name}` in EDITOR_ACTIONS || OF_VISITORS.has(name)) continue;
    const { error, status } = await client.rpc(name as Call, args.get(name) as never);
    if (status !== 403 || error?.hint !== "owners-only") open.push(name);
  }
  expect(open.toSorted(), "for owners alone, but these").toEqual(OF_OWN_FILES);
  expect(await everything()).toEqual(before);
  const known = new Set(calls.map(({ name }) => `call ${name}`));
  expect(
    [
      ...written.map(({ name }) => name),
      ...Object.keys(EDITOR_ACTIONS).filter((name) => known.has(name)),
    ].toSorted(),
  ).toEqual(Object.keys(EDITOR_ACTIONS).toSorted());
});
