import { readdirSync, readFileSync } from "node:fs";
import type { Report } from "../report.ts";
import type { Reader } from "./reader.ts";

const FOLDER = new URL("../../../supabase/migrations/", import.meta.url);

export async function lookAtMigrations(sql: Reader, report: Report): Promise<void> {
  const [known] =
    await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`;
  if (known?.is_there !== true) {
    return report.must(
      "migrations-missing",
      "No migration was pushed to this database, so the site finds nothing there.",
      "Run npx supabase db push --remote.",
    );
  }
  const pushed = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations order by version`;
  const texts = new Map(pushed.map(({ version, statements }) => [version, statements]));
  const files = new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".sql"))
      .map((name) => [name.split("_")[0] ?? name, name]),
  );
  const missing = [...files].filter(([version]) => !texts.has(version)).map(([, name]) => name);
  const unknown = [...texts.keys()].filter((version) => !files.has(version));
  const changed = [...files].filter(([version, name]) => {
    const statements = texts.get(version);
    return statements && bare(statements.join(";")) !== bare(readFileSync(new URL(name, FOLDER), "utf8"));
  });
  if (missing.length > 0) {
    report.must(
      "migrations-missing",
      `The database lacks ${named(missing)}, so parts of this version fail.`,
      "Run npx supabase db push --remote.",
    );
  }
  if (unknown.length > 0) {
    report.must(
      "migrations-unknown",
      `The database has migrations that are not in supabase/migrations: ${named(unknown)}. It was made by another version.`,
      "Deploy the version that has them, or add their files here.",
    );
  }
  if (changed.length > 0) {
    report.must(
      "migrations-changed",
      `What was pushed differs from the file of ${named(changed.map(([, name]) => name))}, and a changed file is never pushed again.`,
      "Put the file back as it was pushed, and write the change into a new migration.",
    );
  }
}

/** The CLI stores statements without the space and semicolons between them. */
function bare(text: string): string {
  return text.replaceAll(/[\s;]+/g, "");
}

const named = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
