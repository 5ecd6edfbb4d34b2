// One file, because all of these share one server.
/* oxlint-disable import/no-unassigned-import -- each registers its tests */
import "./voting/connection.ts";
import "./voting/hands.ts";
import "./voting/storage.ts";
import { stopVotingServer, test } from "./voting/votingTest.ts";

test.describe.configure({ mode: "default" });
test.afterAll(stopVotingServer);
