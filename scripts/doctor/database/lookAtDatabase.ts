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
import { readOnly, type Reader } from "./reader.ts";

export interface Around {
  /** Undefined where it doesn't answer. */
  backend: Backend | undefined;
  site: string | undefined;
  now: () => number;
}

type Check = [part: string, check: (sql: Reader) => Promise<void>];

/** As its owner, and only reads. */
export async function lookAtDatabase(databaseUrl: string, around: Around, report: Report): Promise<void> {
  try {
    await readOnly(databaseUrl, async (sql) => {
      await lookAtItsClock(sql, around.now, report);
      await lookAtMigrations(sql, report);
      if (report.has("migrations-missing")) {
        const later = "It lacks migrations, and is looked at once it has them.";
        return report.couldNot("the rest of the database", later);
      }
      for (const [part, check] of checksOf(around, report)) {
        try {
          await sql.savepoint(check);
        } catch (error) {
          report.couldNot(part, `The database refuses: ${reasonOf(error)}.`);
        }
      }
    });
  } catch (error) {
    report.couldNot("the database", `It can’t be reached or read: ${reasonOf(error)}.`);
  }
}

function checksOf({ backend, site }: Around, report: Report): Check[] {
  if (!backend) report.notAsked("the address that votes trust", "The backend is needed for that.");
  return [
    ["who may do what", (sql) => lookAtCatalogue(sql, report)],
    ["whether traces are forgotten", (sql) => lookAtForgetting(sql, report)],
    ["who is an admin", (sql) => lookAtAdmins(sql, report)],
    ["whose pages may vote", (sql) => lookAtOrigins(sql, site, report)],
    ...(backend
      ? [
          [
            "the address that votes trust",
            (sql) => lookAtTrustedAddress(sql, backend, report),
          ] satisfies Check,
        ]
      : []),
  ];
}

async function lookAtItsClock(sql: Reader, now: () => number, report: Report): Promise<void> {
  const before = now();
  const [clock] = await sql<{ ms: number }[]>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as ms`;
  compareClocks("The database’s clock", clock?.ms ?? Number.NaN, { before, after: now() }, report);
}
