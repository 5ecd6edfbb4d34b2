import { clinicRows } from "../../bench/clinicRows.ts";
import { factRows } from "../../bench/factRows.ts";

type Run = (sql: string) => Promise<unknown>;

const WORDS = "What the price of a cycle leaves out and why a clinic's own figures need a second look. ";

export async function fillWithManyRows(run: Run, { clinics = 1_500, posts = 300 } = {}): Promise<void> {
  await fillWithClinics(run, clinics);
  await run(`insert into public.blog_posts (title, slug, excerpt, content, featured_image, published, author_name,
      meta_title, meta_description, og_description, twitter_description, category_id)
    select 'Post number ' || n || ' about waiting times', 'big-' || n, left(repeat('${WORDS.replaceAll("'", "''")}', 9), 500),
      '<p>' || left(repeat('${WORDS.replaceAll("'", "''")}', 6000), case when n % 10 = 0 then 499000 else 8000 end) || '</p>',
      '/blog/success-rates.svg', true, 'The editors', 'A title ' || n, repeat('Words. ', 40),
      repeat('Words. ', 40), repeat('Words. ', 40), (select id from public.blog_categories order by name limit 1)
    from generate_series(0, ${posts - 1}) n`);
}

export async function fillWithClinics(run: Run, many = 1_500): Promise<void> {
  const clinics = clinicRows(many);
  const columns =
    "id, name, countries, locations, website, overall_score, specialties, established, languages, upvote_count";
  await run(`insert into public.clinics (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.clinics, $rows$${JSON.stringify(clinics)}$rows$)`);
  for (const [table, rows] of Object.entries(factRows(clinics))) {
    const given = Object.keys(rows[0] ?? {}).join(", ");
    await run(`select set_config('private.summary_figures', 'deferred', true);
      insert into public.${table} (${given})
      select ${given} from jsonb_populate_recordset(null::public.${table}, $rows$${JSON.stringify(rows)}$rows$)`);
  }
  // By the old statistics, computing the headlines would take ten times as long.
  await run(
    "analyze public.clinics, public.clinic_results, public.clinic_prices, public.clinic_reviews, public.clinic_services",
  );
  const ids = clinics.map(({ id }) => `'${id}'`).join(",");
  await run(`select private.refresh_summary_figures(array[${ids}])`);
  await run("analyze public.clinics");
}

export async function removeManyRows(run: Run): Promise<void> {
  await run("delete from public.blog_posts where slug like 'big-%'");
  await removeClinics(run);
}

export async function removeClinics(run: Run): Promise<void> {
  const clinics = clinicRows(1_500);
  const ids = clinics.map(({ id }) => `'${id}'`).join(",");
  const tables = Object.keys(factRows(clinics)).map((table) => [table, "clinic_id"]);
  const deleting = [...tables, ["clinics", "id"]].map(
    ([table, column]) => `delete from public.${table} where ${column} in (${ids});`,
  );
  // Triggers would compute headlines of clinics that are being deleted.
  await run(`do $do$ begin set local session_replication_role = replica; ${deleting.join("\n")} end $do$`);
  // Or the next queries would be planned for the deleted rows and scan their remains.
  const emptied = [...tables.map(([table]) => table), "clinics"].map((table) => `public.${table}`);
  await run(`vacuum (analyze) ${emptied.join(", ")}`);
}
