const ALTERS = /^alter table (if exists )?(only )?private\.votes\b/;
const VOTES = /\bprivate\.votes\b/;
/** Each vote updates a clinic's row, so it waits for a lock on either table. */
const LOCKS =
  /^(alter table (if exists )?(only )?|create (or replace )?(constraint )?trigger .* on |drop trigger .* on |(create|alter|drop) policy .* on )(private\.votes|public\.clinics)\b/;

const SLOW: [pattern: RegExp, instead: string][] = [
  [
    /^create (unique )?index (?!concurrently).* on (only )?private\.votes\b/,
    "an index is built with `create index concurrently`, alone in its migration",
  ],
  [
    /^alter table .* add column .* default (?!now\(\))[^,]*\(/,
    "a new column's default is a constant or now()",
  ],
  [
    /^alter table .* add column .* (generated|serial|bigserial)\b/,
    "a new column is not computed or numbered",
  ],
  [
    /^alter table .* add column .* (references|check|unique|primary key)\b/,
    "a new column gets its constraint afterwards, `not valid`",
  ],
  [
    /^alter table .* alter (column )?\w+ (set data )?type\b/,
    "a new column takes a new type, beside the old one",
  ],
  [
    /^alter table .* add (constraint \w+ )?(check|foreign key)\b(?!.* not valid$)/,
    "a constraint is added `not valid`, and validated in the next migration",
  ],
  [
    /^alter table .* add (constraint \w+ )?(unique|primary key|exclude)\b(?!.* using index\b)/,
    "a key is added `using index`, which an earlier migration built concurrently",
  ],
  [/^alter table .* set (logged|unlogged|tablespace|access method)\b/, "the votes stay in their file"],
  [
    /^(update|delete from|merge into|insert into) (only )?private\.votes\b/,
    "votes are changed a few thousand at a time, by a job",
  ],
  [
    /^(truncate|cluster|vacuum full|lock|reindex)( table)?( only)? private\.votes\b/,
    "nothing locks or rewrites the whole table",
  ],
];

/**
 * Returns what would keep votes waiting for more than a second where there are a million, a sentence each.
 * SQL must be as written here: lower case, with the schema of each table.
 * @param earlier the migrations between the first release and this one
 */
export function longLocks(sql: string, earlier = ""): string[] {
  const statements = statementsOf(sql);
  const problems = statements.flatMap((statement) => slowParts(statement, earlier));
  if (statements.length > 1 && statements.some((each) => / concurrently\b/.test(each)))
    problems.push(
      "what is built concurrently stands alone, since a push runs that migration in no transaction",
    );
  // Validating lets votes through.
  const first = statements.findIndex((each) => LOCKS.test(each) && !/ validate constraint \w+$/.test(each));
  if (first === -1) return problems;
  if (
    !statements.slice(0, first).some((statement) => /^set local lock_timeout (=|to) '900ms'$/.test(statement))
  )
    problems.push("before what locks the votes or clinics stands `set local lock_timeout = '900ms'`");
  const reads = statements
    .slice(first)
    .some((statement) => /\b(from|join) private\.votes\b| validate constraint /.test(statement));
  if (reads) problems.push("what reads all votes stands in another migration than what locks them");
  return problems;
}

function slowParts(statement: string, earlier: string): string[] {
  if (!VOTES.test(statement)) return [];
  const found = SLOW.filter(([pattern]) => pattern.test(statement)).map(([, instead]) => instead);
  const [, column] = (ALTERS.test(statement) && /alter (?:column )?(\w+) set not null/.exec(statement)) || [];
  if (column !== undefined && !earlier.includes(`check (${column} is not null) not valid`))
    found.push(
      "`set not null` follows a validated `check (… is not null) not valid` of an earlier migration",
    );
  return found;
}

/** Bodies of functions run later; `do` runs at once. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\bas\s+(\$\w*\$)[\s\S]*?\1/g, "as body")
    .replaceAll(/\$\w*\$|\b(begin|then|loop)\b/g, ";")
    .split(";")
    .map((statement) => statement.trim().replaceAll(/\s+/g, " ").toLowerCase())
    .filter((statement) => statement !== "");
}
