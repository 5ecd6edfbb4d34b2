// Recounts the votes of the project in SUPABASE_URL and SUPABASE_SECRET_KEY, or else of the embedded database.
import { auditVotes } from "./admin/auditVotes.ts";
import { stop } from "./settings.ts";
import { describeAudit } from "./voteAudit.ts";

try {
  const result = await auditVotes();
  console.log(describeAudit(result));
  process.exitCode = result.wrong.length > 0 ? 1 : 0;
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
