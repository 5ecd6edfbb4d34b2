import { ImageOff } from "lucide-react";
import { useFailedImages } from "@/ui/useFailedImages.ts";

interface PostImageProps {
  url: string | null;
  eager?: boolean;
  className?: string;
}

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
