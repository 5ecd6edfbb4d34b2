// Runs before every unit test file.
import { afterAll, afterEach } from "vitest";
import { checkLogs, recordLogs } from "./expectLogged.ts";

recordLogs();
// Set up first, so that it looks last: cleaning up may log as well.
afterEach(checkLogs);
// What came after the last test.
afterAll(checkLogs);
