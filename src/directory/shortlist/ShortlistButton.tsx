import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { isolate } from "@/ui/isolate.ts";
import { importChunk } from "@/ui/importChunk.ts";
import { showToast } from "@/ui/toast.ts";
import { isOnShortlist, subscribeToShortlist } from "./storedList.ts";

const NOT_DONE = { title: "Your shortlist couldn’t be opened. Please try again." };

const load = () => import("./toggleShortlisted.ts");

interface ShortlistButtonProps {
  clinicId: string;
  clinicName: string;
  hasLabel?: boolean;
}

export function ShortlistButton({ clinicId, clinicName, hasLabel = false }: ShortlistButtonProps) {
  const isShortlisted = useSyncExternalStore(
    subscribeToShortlist,
    () => isOnShortlist(clinicId),
    () => false,
  );
  const toggle = () => {
    importChunk(load, "Opening your shortlist...").then(
      ({ toggleShortlisted }) => toggleShortlisted({ id: clinicId, name: clinicName }),
      (error: unknown) => {
        logError(error);
        showToast(failureOf(error, NOT_DONE));
      },
    );
  };
  const label = isShortlisted ? "On your shortlist" : "Keep on my shortlist";
  return (
    <Button
      tone="outline"
      className="min-w-11 max-lg:px-3 max-[22rem]:px-2"
      aria-pressed={isShortlisted}
      aria-label={`${label}: ${isolate(clinicName)}`}
      onClick={toggle}
    >
      <Heart
        aria-hidden
        className={`size-5 ${isShortlisted ? "fill-accent text-accent" : ""}`}
        strokeWidth={1.75}
      />
      {hasLabel && <span className="max-sm:hidden">{label}</span>}
    </Button>
  );
}
