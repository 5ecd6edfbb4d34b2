import { absoluteUrl, SITE_NAME } from "@/ui/siteAddress.ts";
import { lastChange, type BlogPost } from "./post.ts";

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
    dateModified: lastChange(post),
    image: image ? absoluteUrl(image, siteUrl) : undefined,
    mainEntityOfPage: canonicalUrl(post, siteUrl),
    publisher: {
      "@type": "Organization",
      name: SITE_NAME,
      logo: { "@type": "ImageObject", url: absoluteUrl("/favicon.svg", siteUrl) },
    },
  };
}
