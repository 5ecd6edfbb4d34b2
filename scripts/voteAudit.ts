import { MOST_BURSTS, type VoteAudit } from "../src/admin/votes/voteAudit.ts";

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
    if (bursts.length >= MOST_BURSTS) {
      parts.push(`These are the ${MOST_BURSTS} hours with the most votes; there may be more.`);
    }
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
