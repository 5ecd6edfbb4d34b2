import { absoluteUrl, SITE_NAME, siteUrl } from "./siteAddress.ts";

interface PageMetaProps {
  title: string;
  description?: string;
  /** For the canonical address and share tags. Search engines skip a page without it. */
  path?: string;
  image?: string;
}

export function PageMeta({ title, description, path, image }: PageMetaProps) {
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} – ${SITE_NAME}`;
  const url = path !== undefined && siteUrl !== undefined && absoluteUrl(path, siteUrl);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {path !== undefined && (
        <>
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          {url && <meta property="og:url" content={url} />}
          <meta property="og:image" content={absoluteUrl(image ?? "/share.png", siteUrl)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
