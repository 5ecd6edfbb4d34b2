import { existsSync } from "node:fs";
import { createClient } from "@supabase/supabase-js";
import { isVoteAudit, type VoteAudit } from "../../src/admin/votes/voteAudit.ts";
import { DataFolderInUse } from "../../supabase/embedded/lock.ts";
import { DATA_DIR, hostedProject, type HostedProject } from "../settings.ts";

async function auditHosted({ url, secretKey }: HostedProject): Promise<unknown> {
  const operator = createClient(url, secretKey, { auth: { persistSession: false } });
  const { data, error } = await operator.rpc("audit_votes");
  if (error) throw new Error(`${url} could not audit its votes: ${error.message || "no answer"}`);
  return data;
}

async function auditEmbedded(dataDir: string): Promise<unknown> {
  const { openEmbeddedBackend } = await import("../../supabase/embedded/backend.ts");
  const backend = await openEmbeddedBackend(dataDir, { samples: false }).catch((error: unknown) => {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new Error(`${error.message.split("\n")[0]}\nStop that server first (Ctrl-C), then audit again.`, {
      cause: error,
    });
  });
  try {
    const { rows } = await backend.connection.exec<{ rows: { audit: unknown }[] }>(
      "select private.audit_votes() as audit",
    );
    return rows[0]?.audit;
  } finally {
    await backend.close();
  }
}

/**
 * Recounts the votes of the hosted project named in the environment, or else of a data folder.
 * @throws Error with a message for the operator
 */
export async function auditVotes(dataDir = DATA_DIR): Promise<VoteAudit> {
  const project = hostedProject();
  if (!project && !existsSync(dataDir)) {
    throw new Error(
      `There is no database in ${dataDir} yet. npm start creates one; set DATA_DIR to audit another folder.`,
    );
  }
  const answer = await (project ? auditHosted(project) : auditEmbedded(dataDir));
  if (!isVoteAudit(answer)) throw new Error("The database answered with something that is not an audit.");
  return answer;
}
