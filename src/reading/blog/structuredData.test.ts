import { expect, test } from "vitest";
import { examplePost } from "../../../tests/support/examplePost.ts";
import { serialiseStructuredData } from "@/ui/StructuredData.tsx";
import { blogPosting, canonicalUrl } from "./structuredData.ts";

const ORIGIN = "https://example.org";

test("a post is described in the words of schema.org", () => {
  const post = examplePost({
    metaDescription: "About it",
    authorName: "Jana",
    featuredImage: "/blog/x.svg",
    ogImage: "https://elsewhere.example/x.png",
  });
  expect(blogPosting(post, ORIGIN)).toMatchObject({
    "@type": "BlogPosting",
    headline: "An example",
    description: "About it",
    author: { "@type": "Person", name: "Jana" },
    datePublished: "2025-01-05T23:30:00+00:00",
    dateModified: "2025-01-06T00:00:00+00:00",
    image: "https://elsewhere.example/x.png",
    mainEntityOfPage: "https://example.org/blog/an-example",
    publisher: { "@type": "Organization", name: "European IVF Clinic Directory" },
  });
});

test("unknown values are left out", () => {
  expect(JSON.parse(serialiseStructuredData(blogPosting(examplePost(), ORIGIN)))).not.toHaveProperty("image");
  expect(JSON.parse(serialiseStructuredData(blogPosting(examplePost(), ORIGIN)))).not.toHaveProperty(
    "author",
  );
});

test("the author's canonical address wins over the post's own", () => {
  expect(canonicalUrl({ slug: "a", canonicalUrl: null }, ORIGIN)).toBe("https://example.org/blog/a");
  expect(canonicalUrl({ slug: "a", canonicalUrl: "https://first.example/a" }, ORIGIN)).toBe(
    "https://first.example/a",
  );
});

test.for(["</script><script>alert(1)</script>", "<!-- <script>", '"quoted" \\ & \u2028'])(
  "the title %s leaves the script element whole",
  (title) => {
    const json = serialiseStructuredData(blogPosting(examplePost({ title }), ORIGIN));
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toMatchObject({ headline: title });
    const page = new DOMParser().parseFromString(
      `<script type="application/ld+json">${json}</script><p>`,
      "text/html",
    );
    expect(page.querySelectorAll("script")).toHaveLength(1);
    expect(JSON.parse(page.querySelector("script")?.textContent ?? "")).toMatchObject({ headline: title });
  },
);
