import { afterAll, afterEach } from "vitest";
import { checkLogs, recordLogs } from "./expectLogged.ts";

recordLogs();
// Registered first, so that it runs last: cleaning up may log too.
afterEach(checkLogs);
afterAll(checkLogs);
