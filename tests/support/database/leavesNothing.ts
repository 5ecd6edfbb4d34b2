import { afterAll, expect, vi } from "vitest";
import { asOwner } from "./clients.ts";
import { forgetReports } from "./figureReports.ts";
import { forgetSubmissions } from "./submissions.ts";

afterAll(forgetSubmissions);
afterAll(forgetReports);

// An open one keeps what others delete, so later tests would walk past it.
afterAll(async () => {
  await vi.waitFor(async () => expect(await openTransactions()).toEqual([]), { timeout: 60_000 });
});

const openTransactions = async () => [
  ...(await asOwner`
    select state, query from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
      and xact_start is not null`),
];
