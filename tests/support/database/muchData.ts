import { onTestFinished } from "vitest";
import { clinicRows } from "../../bench/clinicRows.ts";
import { factRows } from "../../bench/factRows.ts";

type Run = (sql: string) => Promise<unknown>;

const WORDS = "What the price of a cycle leaves out and why a clinic's own figures need a second look. ";

/** What a grown site holds: 1,500 clinics of eight facts each and 300 posts, every tenth as long as a post may be. */
export async function fillWithMuch(run: Run): Promise<void> {
  await fillWithClinics(run);
  await run(`insert into public.blog_posts (title, slug, excerpt, content, featured_image, published, author_name,
      meta_title, meta_description, og_description, twitter_description, category_id)
    select 'Post number ' || n || ' about waiting times', 'big-' || n, left(repeat('${WORDS.replaceAll("'", "''")}', 9), 500),
      '<p>' || left(repeat('${WORDS.replaceAll("'", "''")}', 6000), case when n % 10 = 0 then 499000 else 8000 end) || '</p>',
      '/blog/success-rates.svg', true, 'The editors', 'A title ' || n, repeat('Words. ', 40),
      repeat('Words. ', 40), repeat('Words. ', 40), (select id from public.blog_categories order by name limit 1)
    from generate_series(0, 299) n`);
}

/** The clinics alone. The database makes their headlines from their facts. */
export async function fillWithClinics(run: Run, many = 1_500): Promise<void> {
  const clinics = clinicRows(many);
  const columns =
    "id, name, countries, locations, website, overall_score, specialties, established, languages, upvote_count";
  await run(`insert into public.clinics (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.clinics, $rows$${JSON.stringify(clinics)}$rows$)`);
  for (const [table, rows] of Object.entries(factRows(clinics))) {
    const given = Object.keys(rows[0] ?? {}).join(", ");
    await run(`insert into public.${table} (${given})
      select ${given} from jsonb_populate_recordset(null::public.${table}, $rows$${JSON.stringify(rows)}$rows$)`);
  }
}

/** The same, gone again after the test. */
export async function withMuchData(run: Run): Promise<void> {
  onTestFinished(async () => {
    await run("delete from public.blog_posts where slug like 'big-%'");
    await removeClinics(run);
  });
  await fillWithMuch(run);
}

/** Takes those clinics away again, with their facts. */
export async function removeClinics(run: Run): Promise<void> {
  const clinics = clinicRows(1_500);
  const ids = clinics.map(({ id }) => `'${id}'`).join(",");
  // All at once: with its clinic each would go alone.
  for (const table of Object.keys(factRows(clinics)))
    await run(`delete from public.${table} where clinic_id in (${ids})`);
  await run(`delete from public.clinics where id in (${ids})`);
}
