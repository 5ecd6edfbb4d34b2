// What needs Postgres and PostgREST themselves, an operator at the database, or an address that may be
// banned. One file, since all of it shares one stack.
/* oxlint-disable import/no-unassigned-import -- each registers its tests */
import "./stack/visitors.ts";
import "./stack/failedChecks.ts";
import "./stack/pauses.ts";
import "./stack/votesDesk.ts";
import "./stack/desk.ts";
import "./stack/accounts.ts";
import "./stack/stackProcess.ts";
import { endVisits, startStack, stopStack } from "./stack/stackTest.ts";
import { test } from "../support/test.ts";

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(0);
  await startStack();
});
test.afterEach(endVisits);
test.afterAll(stopStack);
