import { SITE_NAME, siteUrl } from "@/ui/siteAddress.ts";

/** Announces the feed, which the build writes only where it knows the site's address. */
export function FeedLink() {
  if (siteUrl === undefined) return null;
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${SITE_NAME}: Blog`}
      href={`${siteUrl}/blog/feed.xml`}
    />
  );
}
