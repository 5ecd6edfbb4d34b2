import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { counted } from "@/ui/counted.ts";
import { countOnShortlist, subscribeToShortlist } from "./storedList.ts";

export function ShortlistLink({ isCurrent }: { isCurrent: boolean }) {
  const count = useSyncExternalStore(subscribeToShortlist, countOnShortlist, () => 0);
  return (
    <Link
      to="/shortlist"
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 items-center gap-1 rounded-md px-3 max-sm:px-2 max-[22rem]:px-1 hover:text-accent aria-[current=page]:text-accent"
    >
      <span aria-hidden className="min-w-[2ch] text-right text-sm tabular-nums">
        {count > 0 && count}
      </span>
      <Heart
        aria-hidden
        className={`size-5 ${count > 0 ? "fill-accent text-accent" : ""}`}
        strokeWidth={1.75}
      />
      <span className="sr-only">
        Shortlist{count > 0 && <span>{`: ${counted(count, "clinic", "clinics")}`}</span>}
      </span>
    </Link>
  );
}
