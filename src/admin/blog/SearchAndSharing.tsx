import { useWatch } from "react-hook-form";
import { TextField } from "./FormFields.tsx";
import { KeywordField } from "./KeywordField.tsx";
import type { PostForm } from "./postForm.ts";
import { LIMITS } from "./postSchema.ts";

/** Search engines show this much. A recommendation, not a rule. */
const SHORTEST = 150;
const LONGEST = 160;

export function SearchAndSharing() {
  const metaDescription = useWatch<PostForm, "metaDescription">({ name: "metaDescription" });
  return (
    <section
      aria-labelledby="search-and-sharing"
      className="grid gap-5 border-t border-line pt-6 xl:col-start-1 xl:row-start-2 xl:pb-24"
    >
      <h2 id="search-and-sharing" className="text-2xl">
        Search and sharing
      </h2>
      <TextField name="metaTitle" label="Meta title" limit={LIMITS.title} />
      <TextField
        name="metaDescription"
        label="Meta description"
        rows={3}
        limit={LIMITS.excerpt}
        hint={metaDescriptionHint(metaDescription)}
      />
      <KeywordField />
      <TextField name="canonicalUrl" label="Canonical URL" inputMode="url" placeholder="https://" />
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-lg font-semibold">Open Graph</legend>
        <TextField name="ogTitle" label="OG title" limit={LIMITS.title} />
        <TextField name="ogDescription" label="OG description" rows={3} limit={LIMITS.excerpt} />
        <TextField name="ogImage" label="OG image" inputMode="url" placeholder="https://" />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-lg font-semibold">Twitter</legend>
        <TextField name="twitterTitle" label="Twitter title" limit={LIMITS.title} />
        <TextField name="twitterDescription" label="Twitter description" rows={3} limit={LIMITS.excerpt} />
        <TextField name="twitterImage" label="Twitter image" inputMode="url" placeholder="https://" />
      </fieldset>
    </section>
  );
}

export function metaDescriptionHint(text: string): string {
  const { length } = text.trim();
  const range = `${SHORTEST}-${LONGEST} characters recommended`;
  if (length === 0) return range;
  if (length < SHORTEST) return `${range}: ${SHORTEST - length} more`;
  if (length > LONGEST) return `${range}: ${length - LONGEST} too many`;
  return `${range}: just right`;
}
