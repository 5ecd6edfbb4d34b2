import { ButtonLink } from "@/ui/Button.tsx";
import { NoResultsDrawing } from "@/ui/drawings/NoResultsDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";

export function EmptyShortlist() {
  return (
    <div className="mt-8">
      <Notice
        drawing={<NoResultsDrawing />}
        title="No clinics on your shortlist yet"
        text="Press the heart on a clinic’s card or page to keep it here. Then add notes, compare up to four, and share the list with your partner."
      >
        <ButtonLink to="/">Find clinics</ButtonLink>
      </Notice>
    </div>
  );
}
