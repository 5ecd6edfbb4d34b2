import { absoluteUrl, SITE_NAME } from "@/ui/siteAddress.ts";
import { lastChange, type BlogPost } from "./post.ts";

export function canonicalUrl(
  post: Pick<BlogPost, "canonicalUrl" | "slug">,
  siteUrl: string | undefined,
): string | undefined {
  return post.canonicalUrl ?? (siteUrl && `${siteUrl}/blog/${post.slug}`);
}

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
