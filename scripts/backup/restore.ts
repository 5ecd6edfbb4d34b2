import { parseArgs } from "node:util";
import { LOCAL_ADMIN } from "../../supabase/embedded/admins.ts";
import type { Restored } from "../../supabase/backup/loadBackup.ts";
import type { Manifest } from "../../supabase/backup/manifest.ts";
import { describe } from "./backUp.ts";
import { printProgress } from "./progress.ts";
import { readTarget } from "./target.ts";

const USAGE = "Usage: npm run restore -- <file> [--replace]";

/**
 * @returns what to tell the operator
 * @throws Error with a message for the operator, who finds what was there before as it was, or is told otherwise
 */
export async function restore(args: string[], print = console.log): Promise<string> {
  const { file, replace } = readArguments(args);
  const target = readTarget();
  print(`Restoring ${file} to ${describe(target)} …`);
  const progress = printProgress(print);
  if (target.kind === "folder") {
    const { restoreFolder } = await import("../../supabase/backup/embeddedFolder.ts");
    const restored = await restoreFolder({ dataDir: target.dataDir, file, replace }, progress);
    return report(restored, [
      restored.movedTo &&
        `What was there before is in ${restored.movedTo}, its pictures in ${restored.movedTo}.pictures. Delete both when you no longer need them.`,
      restored.isOfOtherMigrations && OTHER_MIGRATIONS,
      "npm start serves it.",
    ]);
  }
  const { restoreDatabase } = await import("../../supabase/backup/hostedDatabase.ts");
  const restored = await restoreDatabase({ ...target, file, replace }, progress);
  const said = report(restored, [
    restored.savedTo && `What was there before is in ${restored.savedTo}.`,
    restored.isOfOtherMigrations && OTHER_MIGRATIONS,
    restored.leftOutLocalAdmin && NO_LOCAL_ADMIN,
    (restored.leftOutLocalAdmin || restored.manifest.kind === "embedded") &&
      "Name your website again: docs/deploying.md, ‘The site's own origin’.",
    "Build and publish the site again, so that its pages show what was restored.",
  ]);
  if (restored.notPushed === null) return said;
  throw new Error(`${said}\n\n${NOT_PUSHED}\n${restored.notPushed}`);
}

const OTHER_MIGRATIONS =
  "The backup was made by other migrations than this version has. Every table had its place, but look\n" +
  "through the site and the administration before you rely on it.";

const NOT_PUSHED =
  "The backup is in the database, but the newer migrations are not, and the site needs them. Before anything\n" +
  "else, repeat npx supabase db push --remote. This is what stopped them:";

const NO_LOCAL_ADMIN =
  `${LOCAL_ADMIN.email} was left out, because its password is printed in the source code. Make yourself an\n` +
  "owner: npm run admin:create -- --email you@example.org. If this is npm run start:stack, start it again.";

function readArguments(args: string[]): { file: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error(USAGE);
    return { file, replace: values.replace };
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}

function report(restored: Restored & { manifest: Manifest }, more: (string | null | false)[]): string {
  const { rows, pictures, votes, wrongCounters, manifest } = restored;
  const counters =
    wrongCounters.length === 0
      ? "Every counter is the number of its valid votes."
      : `These counters were wrong in the backup already: ${wrongCounters.join(", ")}. See npm run votes:audit.`;
  return [
    `Restored the backup of ${manifest.createdAt}. Rows: ${rows}, votes among them: ${votes.stored}. Pictures: ${pictures}.`,
    counters,
    "Everybody is signed out. Passwords are those of the backup; keys and secrets are new.",
    ...more.filter((line) => typeof line === "string"),
  ].join("\n");
}
