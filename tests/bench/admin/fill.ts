import type { Sql } from "postgres";
import { fillWithClinics } from "../../support/database/manyRows.ts";
import { progress } from "../pagesReport.ts";

const SUBMISSIONS = 10_000;
const CLINICS = 5_000;
const VOTES = 1_000_000;

export async function fillAdmin(owner: Sql): Promise<void> {
  progress(`Storing ${CLINICS} clinics with their facts …`);
  await fillWithClinics((sql) => owner.unsafe(sql), CLINICS);
  progress(`Storing ${SUBMISSIONS} submissions and as many reports …`);
  await owner`update private.settings set submissions_without_address = 32000,
    submissions_per_address = 32000, figure_reports_per_address = 32000, submissions_an_hour = 100000,
    submissions_stored = 100000, figure_reports_an_hour = 100000, figure_reports_stored = 100000`;
  await owner`
    insert into public.clinic_submissions
      (clinic_name, country, website, satisfaction, relationship, additional_info)
    select 'Proposed clinic ' || n, (array['Czechia', 'Poland', 'Spain', 'Greece'])[1 + n % 4],
      'https://clinic-' || n || '.example', 1 + n % 5, 'patient', 'They were kind. ' || repeat('Very kind. ', n % 90)
    from generate_series(1, ${SUBMISSIONS}) n`;
  await owner`
    insert into public.figure_reports (clinic_id, figure, right_value, source_url)
    select 'reprofit', 'Price of item ' || n, repeat('It is another one. ', 1 + n % 25), 'https://reprofit.cz/prices'
    from generate_series(1, ${SUBMISSIONS}) n`;
  await owner`update public.clinic_submissions
    set created_at = now() - substr(clinic_name, 17)::int * interval '45 minutes'`;
  await owner`update public.clinic_submissions set state = 'rejected', reason = 'Spam', decided_at = now()
    where substr(clinic_name, 17)::int % 4 = 2`;

  progress(`Storing ${VOTES} votes …`);
  await owner.begin(async (sql) => {
    // The quotas would refuse so many votes.
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into private.votes
        (clinic_id, session_id, address_hash, prefix48_hash, prefix40_hash, prefix32_hash, user_agent_hash,
          proven, created_at)
      select clinics.ids[1 + n % cardinality(clinics.ids)], gen_random_uuid(), sha256((n / 5)::text::bytea),
        case when n / 7 % 3 = 0 then sha256(('48 ' || n / 1000)::bytea) end,
        case when n / 7 % 3 = 0 then sha256(('40 ' || n / 10000)::bytea) end,
        case when n / 7 % 3 = 0 then sha256(('32 ' || n / 50000)::bytea) end,
        sha256(('agent ' || n % 331)::bytea), n % 4 > 0,
        now() - n * interval '2.5 seconds'
      from generate_series(1, ${VOTES}) n,
        (select array_agg(id) as ids from (select id from public.clinics order by id limit 300) c) as clinics`;
    await sql`
      update public.clinics c set upvote_count = given.votes
      from (select clinic_id, count(*) as votes from private.votes group by 1) as given where given.clinic_id = c.id`;
  });
  await owner`vacuum analyze`;
}
