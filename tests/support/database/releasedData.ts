import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

const RELEASED = "tests/released";

export const RELEASES = globSync(`${RELEASED}/*/folder.backup.tar.gz`)
  .toSorted()
  .map((folder) => ({
    version: basename(dirname(folder)),
    folder,
    project: join(dirname(folder), "project.backup.tar.gz"),
  }));

export function keepForRelease(file: string, kind: "folder" | "project"): void {
  if (!process.env.KEEP_RELEASED_DATA) return;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  mkdirSync(join(RELEASED, version), { recursive: true });
  copyFileSync(file, join(RELEASED, version, `${kind}.backup.tar.gz`));
}

export const LATER = {
  "29990101000001_later_column": `set local lock_timeout = '900ms';
    alter table private.votes add column later text not null default 'added';
    alter table private.votes add constraint later_is_short check (length(later) < 10) not valid;
    do $$ begin
      if current_setting('lock_timeout') <> '900ms' then raise exception 'It would wait'; end if;
    end $$;`,
  "29990101000002_later_check": "alter table private.votes validate constraint later_is_short;",
  "29990101000003_later_index": "create index concurrently later_votes on private.votes (later);",
  "29990101000004_later_table": `create table private.later (clinic_id text not null);
    alter table private.later enable row level security;
    insert into private.later select clinic_id from private.votes where later = 'added';
    select private.apply_grants();`,
};

export const SEEN_BY_LATER = "select count(*)::int as votes from private.later";

export function makeLaterVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), "ivf-later-"));
  for (const part of ["supabase", "package.json"]) {
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => basename(path) !== ".temp" });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const [name, sql] of Object.entries(LATER)) {
    writeFileSync(join(folder, "supabase/migrations", `${name}.sql`), sql);
  }
  return folder;
}
