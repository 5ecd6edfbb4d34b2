import { ImageOff } from "lucide-react";
import { useFailedImages } from "@/ui/useFailedImages.ts";

interface PostImageProps {
  url: string | null;
  /** Loads at once instead of when it comes near. */
  eager?: boolean;
  className?: string;
}

/** A post's picture, or an empty box of the same size without one. */
export function PostImage({ url, eager = false, className = "" }: PostImageProps) {
  const { failed, noticing } = useFailedImages();
  const frame = `aspect-video w-full overflow-hidden bg-accent-soft ${className}`;
  if (url === null || failed.includes(url)) {
    return (
      <div aria-hidden className={`${frame} grid place-items-center`}>
        <ImageOff className="size-8 text-accent opacity-40" strokeWidth={1.25} />
      </div>
    );
  }
  return (
    <img
      key={url}
      {...noticing}
      src={url}
      alt=""
      width={1200}
      height={675}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      referrerPolicy="no-referrer"
      className={`${frame} object-cover`}
    />
  );
}
