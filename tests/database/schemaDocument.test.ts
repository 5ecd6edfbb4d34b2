import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";
import { namesOf } from "../support/database/exempted/attacks.ts";
import { FOR_EDITORS, FOR_OWNERS, FOR_SIGNED_IN } from "../support/database/exempted/functions.ts";
import { listPrivileges } from "../../scripts/doctor/database/privileges.ts";

const DOCUMENT = readFileSync("docs/schema.md", "utf8");
const UPDATE = "update docs/schema.md";

const rowsUnder = (heading: string, pattern: RegExp) => {
  const section = DOCUMENT.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(pattern)].map((found) => found.slice(1));
};

const [drawing = ""] = /```mermaid\n([\s\S]*?)```/.exec(DOCUMENT)?.slice(1) ?? [];
/** The lines of the drawing: a solid one is a foreign key. */
const LINES = [...drawing.matchAll(/^ {2}"?([\w.]+)"? [|o]{2}(--|\.\.)o[|{] (\w+) : (\w+)$/gm)].map(
  ([, to, kind, from, column]) => ({ to, from, column, isForeignKey: kind === "--" }),
);
const spell = ({ from, column, to }: { from?: string; column?: string; to?: string }) =>
  `${from}.${column} -> ${to}`;

const sentences = (rows: unknown[][]) => rows.map((row) => row.join(": ")).toSorted();

const OURS = ["public", "private"];

const WORDS = { select: "read", insert: "add", update: "change", delete: "delete" };

const tables = () => asOwner<{ schema: string; name: string }[]>`
  select relnamespace::regnamespace::text as schema, relname as name from pg_class
  where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text = any (${OURS})`;

test("every table is described, with what visitors and signed-in people may do with it", async () => {
  const privileges = await listPrivileges(asOwner);
  const allowed = (role: string, table: string) =>
    Object.entries(WORDS)
      .filter(([verb]) => privileges.some((one) => `${one} `.startsWith(`${role}: ${verb} ${table} `)))
      .map(([, word]) => word)
      .join(", ") || "–";
  const expected = (await tables()).map(({ schema, name }) => {
    const table = `${schema}.${name}`;
    return [table, allowed("anon", table), allowed("authenticated", table)].join(" | ");
  });
  const described = rowsUnder("Tables", /^\| `(p\w+\.\w+)` *\| ([^|]*?) *\| ([^|]*?) *\|/gm).map((row) =>
    row.join(" | "),
  );
  expect(described.toSorted(), UPDATE).toEqual(expected.toSorted());
});

test("every table is in the drawing", async () => {
  const drawn = new Set(drawing.match(/[\w.]+/g));
  expect(
    (await tables()).map(({ name }) => name).filter((name) => !drawn.has(name)),
    UPDATE,
  ).toEqual([]);
});

test("the solid lines of the drawing are the foreign keys", async () => {
  const keys = await asOwner<{ from: string; column: string; to: string }[]>`
    select f.relname as "from", a.attname as "column",
      case when t.relnamespace::regnamespace::text = any (${OURS}) then t.relname
        else t.relnamespace::regnamespace || '.' || t.relname end as "to"
    from pg_constraint k
      join pg_class f on f.oid = k.conrelid
      join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and f.relnamespace::regnamespace::text = any (${OURS})`;
  const drawn = LINES.filter(({ isForeignKey }) => isForeignKey).map(spell);
  expect(drawn.toSorted(), UPDATE).toEqual(keys.map(spell).toSorted());
});

test("each line names a column that exists, and every clinic_id is drawn", async () => {
  const columns = await asOwner<{ name: string }[]>`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text = any (${OURS})
      and a.attnum > 0 and not a.attisdropped`;
  const names = columns.map(({ name }) => name);
  const drawn = LINES.map(({ from, column }) => `${from}.${column}`);
  expect(
    drawn.filter((name) => !names.includes(name)),
    UPDATE,
  ).toEqual([]);
  expect(
    names.filter((name) => name.endsWith(".clinic_id") && !drawn.includes(name)),
    UPDATE,
  ).toEqual([]);
});

test("every call is described, with who may use it", async () => {
  const described = rowsUnder("Calls", /^\| `(\w+)` \| (visitors|signed in|editors|owners|operator) \|/gm);
  const calls = await asOwner<{ name: string; anon: boolean; authenticated: boolean; operator: boolean }[]>`
    select proname as name, has_function_privilege('anon', oid, 'execute') as anon,
      has_function_privilege('authenticated', oid, 'execute') as authenticated,
      has_function_privilege('service_role', oid, 'execute') as operator
    from pg_proc where pronamespace = 'public'::regnamespace`;
  // Grants cannot tell editors from owners; the calls themselves do.
  const amongSignedIn = new Map(
    Object.entries({ "signed in": FOR_SIGNED_IN, editors: FOR_EDITORS, owners: FOR_OWNERS }).flatMap(
      ([who, exempted]) => namesOf(exempted).map((name) => [name, who]),
    ),
  );
  const callable = calls.map(({ name, anon, authenticated, operator }) => {
    if (anon) return [name, "visitors"];
    if (authenticated) return [name, amongSignedIn.get(name)];
    return [name, operator ? "operator" : "nobody"];
  });
  expect(sentences(described), UPDATE).toEqual(sentences(callable));
});
