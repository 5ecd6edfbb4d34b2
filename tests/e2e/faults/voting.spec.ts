// The faults of a vote, by what is at fault. One file, since all of them share one server.
/* oxlint-disable import/no-unassigned-import -- each registers its tests */
import "./voting/connection.ts";
import "./voting/hands.ts";
import "./voting/storage.ts";
import { stopVotingServer, test } from "./voting/votingTest.ts";

test.describe.configure({ mode: "default" });
test.afterAll(stopVotingServer);
