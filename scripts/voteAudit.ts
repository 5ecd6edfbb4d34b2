/** What `audit_votes` answers. */
export interface VoteAudit {
  clinics: number;
  votes: number;
  /** Clinics whose counter is not the number of their valid votes. */
  wrong: { clinic_id: string; counter: number; valid_votes: number; voided_votes: number }[];
  /** Hours in which one clinic got many votes. */
  bursts: { clinic_id: string; hour: string; votes: number; addresses: number; unproven: number }[];
}

/** Whether an answer looks like an audit: it has both lists. */
export function isVoteAudit(answer: unknown): answer is VoteAudit {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "wrong" in answer &&
    Array.isArray(answer.wrong) &&
    "bursts" in answer &&
    Array.isArray(answer.bursts)
  );
}

/** The audit as sentences and plain tables. */
export function describeAudit({ clinics, votes, wrong, bursts }: VoteAudit): string {
  const parts = [`Clinics: ${clinics}. Votes stored: ${votes}.`];
  if (wrong.length === 0) {
    parts.push("Every counter matches the number of valid votes.");
  } else {
    parts.push(
      "WRONG: these counters do not match the number of valid votes.",
      table(
        ["clinic", "counter", "valid votes", "voided"],
        wrong.map((each) => [each.clinic_id, each.counter, each.valid_votes, each.voided_votes]),
      ),
    );
  }
  if (bursts.length === 0) {
    parts.push("No bursts.");
  } else {
    parts.push(
      "Bursts: hours in which one clinic got many votes. Look closer if they come from few addresses or lack a human check.",
      table(
        ["clinic", "hour", "votes", "addresses", "without a check"],
        bursts.map((each) => [each.clinic_id, each.hour, each.votes, each.addresses, each.unproven]),
      ),
    );
  }
  return parts.join("\n\n");
}

function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
