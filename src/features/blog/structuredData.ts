import type { BlogPost } from "./post.ts";

const PUBLISHER = "European IVF Clinic Directory";

/** Turns a path of this site into a whole address, where the site's own is known; others stay as they are. */
export function absoluteUrl(url: string, siteUrl: string | undefined): string {
  return url.startsWith("/") && siteUrl !== undefined ? siteUrl + url : url;
}

/** Where a post is to be found: the address its author chose, else its own, where that is known. */
export function canonicalUrl(
  post: Pick<BlogPost, "canonicalUrl" | "slug">,
  siteUrl: string | undefined,
): string | undefined {
  return post.canonicalUrl ?? (siteUrl && `${siteUrl}/blog/${post.slug}`);
}

/** A post in the words of schema.org, as search engines read it. */
export function blogPosting(post: BlogPost, siteUrl: string | undefined) {
  const image = post.ogImage ?? post.featuredImage;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.metaDescription ?? post.excerpt ?? undefined,
    author: post.authorName ? { "@type": "Person", name: post.authorName } : undefined,
    datePublished: post.publishedAt ?? undefined,
    dateModified: post.updatedAt,
    image: image ? absoluteUrl(image, siteUrl) : undefined,
    mainEntityOfPage: canonicalUrl(post, siteUrl),
    publisher: {
      "@type": "Organization",
      name: PUBLISHER,
      logo: { "@type": "ImageObject", url: absoluteUrl("/favicon.svg", siteUrl) },
    },
  };
}
