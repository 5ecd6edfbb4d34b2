import { absoluteUrl, SITE_NAME, useSiteUrl } from "@/ui/siteAddress.ts";
import { StructuredData } from "@/ui/StructuredData.tsx";
import { FeedLink } from "./FeedLink.tsx";
import { lastChange, type BlogPost } from "./post.ts";
import { blogPosting, canonicalUrl } from "./structuredData.ts";

/** Metadata for browsers, search engines and share cards, which React moves into the head. */
export function PostMeta({ post }: { post: BlogPost }) {
  const siteUrl = useSiteUrl();
  const url = canonicalUrl(post, siteUrl);
  const title = post.metaTitle ?? post.title;
  const description = post.metaDescription ?? post.excerpt;
  const image = post.ogImage ?? post.featuredImage;
  const twitterImage = post.twitterImage ?? image;
  const properties = {
    "og:type": "article",
    "og:site_name": SITE_NAME,
    "og:url": url,
    "og:title": post.ogTitle ?? title,
    "og:description": post.ogDescription ?? description,
    "og:image": image && absoluteUrl(image, siteUrl),
    "article:published_time": post.publishedAt,
    "article:modified_time": lastChange(post),
  };
  const names = {
    description,
    keywords: post.metaKeywords.join(", "),
    "twitter:card": twitterImage ? "summary_large_image" : "summary",
    "twitter:title": post.twitterTitle ?? properties["og:title"],
    "twitter:description": post.twitterDescription ?? properties["og:description"],
    "twitter:image": twitterImage && absoluteUrl(twitterImage, siteUrl),
  };
  return (
    <>
      <title>{title}</title>
      {url && <link rel="canonical" href={url} />}
      {Object.entries(names).map(
        ([name, content]) => content && <meta key={name} name={name} content={content} />,
      )}
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <FeedLink />
      <StructuredData data={blogPosting(post, siteUrl)} />
    </>
  );
}
