import type { Database } from "./database.ts";
import type { Who } from "./request.ts";

/** In every text that visitors must not see. */
const FROM_VISITORS = "hushvisitors";
/** In every text that editors must not see either. */
const FROM_EDITORS = "husheditors";

const SOURCE = `'sourced', 'clinic', 'The ${FROM_VISITORS} page', 'https://${FROM_VISITORS}.example', '2026-11-01'`;
const SOURCE_COLUMNS = "status, published_by, source_name, source_url, checked_on";
const FACTS = [
  `'${FROM_VISITORS}-clinic', null, 'x'`,
  `'reprofit', now(), 'x'`,
  `'gennet', null, '${FROM_VISITORS} checker'`,
];

function factsOf(table: string, columns: string, values: string): string {
  return FACTS.map((hidden, index) => {
    const source = index < 2 ? SOURCE : SOURCE.replaceAll(FROM_VISITORS, "open");
    return `insert into public.${table} (${SOURCE_COLUMNS}, clinic_id, retired_at, checked_by, ${columns})
      values (${source}, ${hidden}, ${values})`;
  }).join(";\n");
}

/** Without lifting these quotas the third submission would be refused. */
const QUOTAS = ["submissions_without_address", "figure_reports_per_address", "submissions_per_address"];
const PLANTS = `
  update private.settings set submissions_stored = 1000000, submissions_an_hour = 1000000,
    figure_reports_stored = 1000000, figure_reports_an_hour = 1000000,
    ${QUOTAS.map((quota) => `${quota} = 32000`).join(", ")};
  insert into public.clinics (id, name, countries, locations, website, languages, specialties, published)
  values ('${FROM_VISITORS}-clinic', 'The ${FROM_VISITORS} clinic', '{Czechia}', '{Brno}',
    'https://${FROM_VISITORS}.example', '{English}', '{${FROM_VISITORS}}', false);
  ${factsOf(
    "clinic_results",
    "outcome, denominator, eggs, embryos, period_from, period_to, percentage",
    "'live_birth', 'started_cycle', 'donor', 'any', '2024-01-01', '2024-12-31', 31.5",
  )};
  ${factsOf("clinic_prices", "item, amount, currency, per", "'ivf_cycle', 2900, 'EUR', 'cycle'")};
  ${factsOf("clinic_reviews", "platform, score, scale, count", "'Elsewhere', 4.5, 5, 312")};
  ${factsOf("clinic_services", "kind, code, is_offered", "'language', 'de', true")};
  ${factsOf("clinic_contacts", "kind, value", "'phone', '+420123456789'")};
  insert into public.blog_posts (title, slug, excerpt, content, published, published_at)
  values ('A ${FROM_VISITORS} draft', '${FROM_VISITORS}-draft', 'Of ${FROM_VISITORS}', '<p>${FROM_VISITORS}</p>', false, null),
    ('A ${FROM_VISITORS} plan', '${FROM_VISITORS}-plan', 'Of ${FROM_VISITORS}', '<p>${FROM_VISITORS}</p>', true, now() + interval '1 year');
  insert into public.clinic_submissions (clinic_name, country, website, satisfaction, relationship, additional_info)
  select 'Clinic ${FROM_VISITORS} ' || n, 'Poland', 'https://${FROM_VISITORS}.example', 5, 'patient', repeat('${FROM_VISITORS} ', 100)
  from generate_series(1, 2000) n;
  insert into public.figure_reports (clinic_id, figure, right_value, source_url, email)
  select 'reprofit', 'Figure ${FROM_VISITORS} ' || n, '${FROM_VISITORS}', 'https://${FROM_VISITORS}.example', 'a@${FROM_VISITORS}.example'
  from generate_series(1, 2000) n;
  insert into public.sponsorships (clinic_id, from_date, until_date, note)
  values ('reprofit', current_date - 2, current_date + 2, 'Paid by ${FROM_VISITORS}'),
    ('${FROM_VISITORS}-clinic', current_date + 9, current_date + 12, 'Paid by ${FROM_VISITORS}');
  insert into private.votes (clinic_id, session_id, address_hash, user_agent_hash, proven)
  select id, gen_random_uuid(), sha256((id || n)::bytea), sha256('agent'), true
  from (select id from public.clinics where published order by id limit 40) c, generate_series(1, 250) n;
  update public.clinics c set upvote_count = (select count(*) from private.votes v where v.clinic_id = c.id)
  where exists (select from private.votes v where v.clinic_id = c.id);
  insert into private.blocks (network, reason, expires_at)
  values ('203.0.113.0/24', 'Because of ${FROM_EDITORS}', now() + interval '1 day');
  insert into private.voidings (clinic_id, restored, votes, reason, first_vote, last_vote)
  values ('reprofit', false, 1, 'Because of ${FROM_EDITORS}', now(), now());
  insert into private.imports (id, kind, columns, admin)
  select '11111111-1111-4111-8111-111111111111', 'clinics', '{name}', gen_random_uuid();
  insert into private.import_rows (import_id, line, cells)
  values ('11111111-1111-4111-8111-111111111111', 1, '{"name":"${FROM_EDITORS}"}');
  update private.settings set ${QUOTAS.map((quota) => `${quota} = default`).join(", ")};`;

export async function plantSecrets(database: Database): Promise<void> {
  await database.run(PLANTS);
}

export interface Secrets {
  fromVisitors: Set<string>;
  fromEditors: Set<string>;
}

const NOT_FOR_EDITORS = /session|secret|hash|token|factor/;
const MANY = 300;

export async function readSecrets(database: Database): Promise<Secrets> {
  const columns = await database.ask<{ relation: string; name: string; type: string }>(`
    select format('%I.%I', nspname, relname) as relation, attname as name, format_type(atttypid, null) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p') and nspname in ('private', 'auth') and atttypid in ('uuid'::regtype, 'bytea'::regtype)`);
  const secrets: Secrets = { fromVisitors: new Set(), fromEditors: new Set() };
  for (const { relation, name, type } of columns) {
    const spelt =
      type === "uuid"
        ? `"${name}"::text`
        : `unnest(array[encode("${name}", 'hex'), encode("${name}", 'escape'), encode("${name}", 'base64')])`;
    const rows = await database.ask<{ value: string | null }>(
      `select ${spelt} as value from ${relation} limit ${MANY}`,
    );
    for (const { value } of rows) {
      if (value === null || value.length < 32) continue;
      secrets.fromVisitors.add(value);
      if (NOT_FOR_EDITORS.test(`${relation} ${name}`)) secrets.fromEditors.add(value);
    }
  }
  return secrets;
}

export function leakIn(text: string, who: Who, request: string, secrets: Secrets): string | undefined {
  const isEditor = who === "editor";
  const marks = isEditor ? [FROM_EDITORS] : [FROM_VISITORS, FROM_EDITORS];
  const mark = marks.find((word) => text.includes(word) && !request.includes(word));
  if (mark !== undefined) return mark;
  const hidden = isEditor ? secrets.fromEditors : secrets.fromVisitors;
  return text.match(/[\w+/=-]{32,}/g)?.find((word) => hidden.has(word) && !request.includes(word));
}
