import { randomUUID } from "node:crypto";
import { GOOD_FORM, rawRow } from "../submissionCases.ts";
import { vote, type Visitor } from "./calls.ts";
import { CONTACT, PRICE } from "./facts.ts";
import { REPORT } from "./figureReports.ts";
import { newPost } from "./posts.ts";

export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export interface UsedDirectory {
  clinic: string;
  picture: string;
  slug: string;
}

/** Lets an admin and visitors do one of each thing that is stored. */
export async function fillLikeUse(
  admin: Visitor,
  visitor: () => Visitor,
  asOwner: (sql: string) => Promise<unknown>,
): Promise<UsedDirectory> {
  const clinic = `test-${randomUUID()}`;
  await done(
    admin.from("clinics").insert({
      ...{ id: clinic, name: "Clinic\twith a tab,\na new line and \\ 🙂", countries: ["Czechia"] },
      ...{ locations: ["Brno"], languages: ["Czech"], published: true },
    }),
  );
  await done(admin.from("clinics").update({ website: "https://clinic.example/" }).eq("id", clinic));
  await done(admin.from("clinic_prices").insert({ ...PRICE, clinic_id: clinic }));
  await done(admin.from("clinic_contacts").insert({ ...CONTACT, clinic_id: clinic }));
  const picture = `2026/${randomUUID()}.png`;
  const bytes = new Uint8Array(PNG);
  await done(admin.storage.from("blog").upload(picture, bytes, { contentType: "image/png" }));
  const post = { ...newPost(), content: `<p><img src="/storage/v1/object/public/blog/${picture}"></p>` };
  await done(admin.from("blog_posts").insert({ ...post, published: true }));
  await done(vote(visitor(), clinic, randomUUID()));
  await asOwner(`select private.void_votes('${clinic}', '-infinity', 'infinity', 'bought votes')`);
  for (let one = 0; one < 3; one++) await done(vote(visitor(), clinic, randomUUID()));
  await done(
    visitor()
      .from("clinic_submissions")
      .insert({ ...rawRow(GOOD_FORM), form_id: randomUUID() }),
  );
  await done(
    visitor()
      .from("figure_reports")
      .insert({ ...REPORT, form_id: randomUUID() }),
  );
  return { clinic, picture, slug: post.slug };
}

async function done(answer: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await answer;
  if (error) throw error;
}
