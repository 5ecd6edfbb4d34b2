// `npm run votes:audit`: recounts the votes of every clinic and reports bursts. Asks the
// hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name, else the embedded database.
import { existsSync } from "node:fs";
import { createClient } from "@supabase/supabase-js";
import { isVoteAudit, type VoteAudit } from "../src/features/admin/votes/voteAudit.ts";
import { DataFolderInUse } from "../supabase/embedded/lock.ts";
import { DATA_DIR, hostedProject, type HostedProject, stop } from "./settings.ts";
import { describeAudit } from "./voteAudit.ts";

/** @throws with what the project answered */
async function auditHosted({ url, secretKey }: HostedProject): Promise<unknown> {
  const operator = createClient(url, secretKey, { auth: { persistSession: false } });
  const { data, error } = await operator.rpc("audit_votes");
  if (error) throw new Error(`${url} could not audit its votes: ${error.message || "no answer"}`);
  return data;
}

/** @throws DataFolderInUse while a server has the folder open */
async function auditEmbedded(): Promise<unknown> {
  const { openEmbeddedBackend } = await import("../supabase/embedded/backend.ts");
  const backend = await openEmbeddedBackend(DATA_DIR, { samples: false });
  try {
    const { rows } = await backend.connection.exec<{ rows: { audit: unknown }[] }>(
      "select private.audit_votes() as audit",
    );
    return rows[0]?.audit;
  } finally {
    await backend.close();
  }
}

async function audit(): Promise<VoteAudit> {
  const project = hostedProject();
  if (!project && !existsSync(DATA_DIR)) {
    return stop(
      `There is no database in ${DATA_DIR} yet. npm start creates one; set DATA_DIR to audit another folder.`,
    );
  }
  const answer = await (project ? auditHosted(project) : auditEmbedded());
  if (!isVoteAudit(answer)) throw new Error("The database answered with something that is not an audit.");
  return answer;
}

try {
  const result = await audit();
  console.log(describeAudit(result));
  process.exitCode = result.wrong.length > 0 ? 1 : 0;
} catch (error) {
  if (error instanceof DataFolderInUse) {
    stop(`${error.message.split("\n")[0]}\nStop that server first (Ctrl-C), then audit again.`);
  }
  stop(error instanceof Error ? error.message : String(error));
}
