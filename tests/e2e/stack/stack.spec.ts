// One file, because all of them share one stack.
/* oxlint-disable import/no-unassigned-import -- each registers its tests */
import "./visitors.ts";
import "./production.ts";
import "./failedChecks.ts";
import "./pauses.ts";
import "./adminVotes.ts";
import "./admin.ts";
import "./accounts.ts";
import "./stackProcess.ts";
import { endVisits, startStack, stopStack } from "./stackTest.ts";
import { test } from "../../support/test.ts";

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(0);
  await startStack();
});
test.afterEach(endVisits);
test.afterAll(stopStack);
