import postgres from "postgres";
import { reasonOf } from "../ask.ts";
import type { Backend } from "../backend/backend.ts";
import { compareClocks } from "../backend/clock.ts";
import type { Report } from "../report.ts";
import { lookAtTrustedAddress } from "./address.ts";
import { lookAtAdmins } from "./admins.ts";
import { lookAtForgetting } from "./forgetting.ts";
import { lookAtCatalogue } from "./lookAtCatalogue.ts";
import { lookAtMigrations } from "./migrations.ts";
import { lookAtOrigins } from "./origins.ts";

export interface Around {
  /** Undefined where it doesn't answer. */
  backend: Backend | undefined;
  site: string | undefined;
  now: () => number;
}

/** Looks at the database as its owner. Its own connection only reads. */
export async function lookAtDatabase(
  databaseUrl: string,
  { backend, site, now }: Around,
  report: Report,
): Promise<void> {
  const sql = connect(databaseUrl);
  try {
    const before = now();
    const [clock] = await sql<{ ms: number }[]>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms`;
    compareClocks("The database’s clock", clock?.ms ?? Number.NaN, { before, after: now() }, report);
    await lookAtMigrations(sql, report);
    if (report.has("migrations-missing")) {
      return report.couldNot(
        "the rest of the database",
        "It lacks migrations, and is looked at once it has them.",
      );
    }
    const checks: [part: string, check: () => Promise<void>][] = [
      ["who may do what", () => lookAtCatalogue(sql, report)],
      ["whether traces are forgotten", () => lookAtForgetting(sql, report)],
      ["who is an admin", () => lookAtAdmins(sql, report)],
      ["whose pages may vote", () => lookAtOrigins(sql, site, report)],
    ];
    if (backend) {
      checks.push(["the address that votes trust", () => lookAtTrustedAddress(sql, backend, report)]);
    } else report.notAsked("the address that votes trust", "The backend is needed for that.");
    for (const [part, check] of checks) {
      try {
        await check();
      } catch (error) {
        report.couldNot(part, `The database refuses: ${reasonOf(error)}.`);
      }
    }
  } catch (error) {
    report.couldNot("the database", `It can’t be reached or read: ${reasonOf(error)}.`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function connect(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return postgres(databaseUrl, {
    max: 1,
    connect_timeout: 10,
    onnotice() {},
    ...(!url.searchParams.has("sslmode") && !isHere && { ssl: "prefer" as const }),
    connection: { default_transaction_read_only: true, statement_timeout: 15_000 },
  });
}
