import { onTestFinished } from "vitest";
import { clinicRows } from "../../bench/clinicRows.ts";

type Run = (sql: string) => Promise<unknown>;

const WORDS = "What the price of a cycle leaves out and why a clinic's own figures need a second look. ";

/** What a grown site holds: 1,500 clinics and 300 posts, every tenth as long as a post may be. */
export async function fillWithMuch(run: Run): Promise<void> {
  const clinics = JSON.stringify(clinicRows(1_500));
  await run(`insert into public.clinics select (jsonb_populate_record(null::public.clinics, row || '{"upvote_count": 0}')).*
    from jsonb_array_elements($rows$${clinics}$rows$::jsonb) as row`);
  await run(`insert into public.blog_posts (title, slug, excerpt, content, featured_image, published, author_name,
      meta_title, meta_description, og_description, twitter_description, category_id)
    select 'Post number ' || n || ' about waiting times', 'big-' || n, left(repeat('${WORDS.replaceAll("'", "''")}', 9), 500),
      '<p>' || left(repeat('${WORDS.replaceAll("'", "''")}', 6000), case when n % 10 = 0 then 499000 else 8000 end) || '</p>',
      '/blog/success-rates.svg', true, 'The editors', 'A title ' || n, repeat('Words. ', 40),
      repeat('Words. ', 40), repeat('Words. ', 40), (select id from public.blog_categories order by name limit 1)
    from generate_series(0, 299) n`);
}

/** The same, gone again after the test. */
export async function withMuchData(run: Run): Promise<void> {
  onTestFinished(async () => {
    await run("delete from public.blog_posts where slug like 'big-%'");
    const ids = clinicRows(1_500).map((row) => `'${(row as { id: string }).id}'`);
    await run(`delete from public.clinics where id in (${ids.join(",")})`);
  });
  await fillWithMuch(run);
}
