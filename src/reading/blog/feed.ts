import { SITE_NAME } from "@/ui/siteAddress.ts";
import { lastChange, type PostSummary } from "./post.ts";

export const FEED_PATH = "/blog/feed.xml";

/** Characters that XML 1.0 can't hold, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const SPELLINGS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function xml(text: string): string {
  return text.replace(NOT_IN_XML, "").replaceAll(/[&<>"]/g, (sign) => SPELLINGS[sign] ?? "");
}

/** Atom (RFC 4287). A post keeps its id when its address changes, so readers don't show it twice. */
export function atomFeed(siteUrl: string, posts: PostSummary[], builtAt = new Date()): string {
  const blog = new URL("/blog", siteUrl).href;
  const changes = posts.map(lastChange).toSorted((a, b) => Date.parse(b) - Date.parse(a));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${xml(blog)}</id>`,
    `  <title>Fertility Blog – ${xml(SITE_NAME)}</title>`,
    `  <updated>${changes[0] ?? builtAt.toISOString()}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(new URL(FEED_PATH, siteUrl).href)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(blog)}"/>`,
    `  <author><name>${xml(SITE_NAME)}</name></author>`,
    ...posts.flatMap((post) => entry(siteUrl, post)),
    "</feed>",
    "",
  ].join("\n");
}

function entry(siteUrl: string, post: PostSummary): string[] {
  const address = new URL(`/blog/${post.slug}`, siteUrl).href;
  return [
    "  <entry>",
    `    <id>urn:uuid:${xml(post.id)}</id>`,
    `    <title>${xml(post.title)}</title>`,
    `    <published>${post.publishedAt ?? post.createdAt}</published>`,
    `    <updated>${lastChange(post)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    ...(post.authorName ? [`    <author><name>${xml(post.authorName)}</name></author>`] : []),
    ...(post.category
      ? [`    <category term="${xml(post.category.slug)}" label="${xml(post.category.name)}"/>`]
      : []),
    ...(post.excerpt ? [`    <summary>${xml(post.excerpt)}</summary>`] : []),
    "  </entry>",
  ];
}
