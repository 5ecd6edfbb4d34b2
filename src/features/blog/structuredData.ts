import type { BlogPost } from "./post.ts";

const PUBLISHER = "European IVF Clinic Directory";

/** Turns a path of this site into a whole address; others stay as they are. */
export function absoluteUrl(url: string, origin: string): string {
  return url.startsWith("/") ? origin + url : url;
}

/** Where a post is to be found: the address its author chose, else its own. */
export function canonicalUrl(post: Pick<BlogPost, "canonicalUrl" | "slug">, origin: string): string {
  return post.canonicalUrl ?? `${origin}/blog/${post.slug}`;
}

/** A post in the words of schema.org, as search engines read it. */
export function blogPosting(post: BlogPost, origin: string) {
  const image = post.ogImage ?? post.featuredImage;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.metaDescription ?? post.excerpt ?? undefined,
    author: post.authorName ? { "@type": "Person", name: post.authorName } : undefined,
    datePublished: post.publishedAt ?? undefined,
    dateModified: post.updatedAt,
    image: image ? absoluteUrl(image, origin) : undefined,
    mainEntityOfPage: canonicalUrl(post, origin),
    publisher: {
      "@type": "Organization",
      name: PUBLISHER,
      logo: { "@type": "ImageObject", url: `${origin}/favicon.svg` },
    },
  };
}

/**
 * JSON that may stand inside a script element: without `<`, so that no text in it can end
 * the element or begin a comment.
 */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
