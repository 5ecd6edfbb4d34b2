import { ImageOff } from "lucide-react";
import { useCallback, useState } from "react";

interface PostImageProps {
  url: string | null;
  /** The first picture of a page loads at once, the others when they come near. */
  eager?: boolean;
  className?: string;
}

/** A post's picture in its place, which stays the same when there is none or it fails. */
export function PostImage({ url, eager = false, className = "" }: PostImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // It may have failed while the prerendered page was not yet alive.
  const noticeFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== "" && image.naturalWidth === 0) setFailedUrl(url);
    },
    [url],
  );
  const frame = `aspect-video w-full overflow-hidden bg-accent-soft ${className}`;
  if (url === null || url === failedUrl) {
    return (
      <div aria-hidden className={`${frame} grid place-items-center`}>
        <ImageOff className="size-8 text-accent opacity-40" strokeWidth={1.25} />
      </div>
    );
  }
  return (
    <img
      ref={noticeFailure}
      src={url}
      alt=""
      width={1200}
      height={675}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
      className={`${frame} object-cover`}
    />
  );
}
