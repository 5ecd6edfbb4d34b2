import { useState } from "react";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { useRole } from "@/admin/login/role.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { showToast } from "@/ui/toast.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import { MERGE_FAILURES } from "./mergeText.ts";
import { useUnmergeClinic } from "./mergeApi.ts";

interface MergeSectionProps {
  clinic: Clinic;
  mergedInto: string | null;
}

export function MergeSection({ clinic, mergedInto }: MergeSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const role = useRole();
  return (
    <section aria-label="Merge" className="mt-12 max-w-3xl border-t border-line pt-6">
      <h2 className="text-xl">In the directory twice?</h2>
      {mergedInto === null ? (
        <>
          <p className="mt-2 mb-4 text-quiet">
            Merge this entry into the other one: its votes and facts move there, anyone who voted for both
            keeps one vote, and its old address leads to the other clinic.
          </p>
          {role === "owner" && (
            <Button tone="outline" onClick={() => setOpen(true)}>
              Merge into another clinic
            </Button>
          )}
        </>
      ) : (
        <Merged clinic={clinic} into={mergedInto} isOwner={role === "owner"} />
      )}
      {role === "editor" && (
        <p className="mt-4">Merging moves votes, so only owners can do it. Ask an owner of this site.</p>
      )}
      {isOpen && <MergeDialog clinic={clinic} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Merged({ clinic, into, isOwner }: { clinic: Clinic; into: string; isOwner: boolean }) {
  const { mutateAsync, isPending } = useUnmergeClinic();
  const undo = async () => {
    // Awaited here, since this unmounts once the clinic is refetched.
    try {
      await mutateAsync(clinic.id);
      focusPageStart();
      showToast({ title: "Merge undone", text: "Its votes and facts are back where they were." });
    } catch (error) {
      showToast(adminFailure(error, { title: "The merge was not undone" }, MERGE_FAILURES));
    }
  };
  return (
    <>
      <p className="mt-2 mb-4 text-quiet">
        This entry was merged into another clinic and is off the site. Undoing the merge returns exactly the
        votes and facts that it had.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/admin/clinics/${into}`} tone="outline">
          {`Open ${into}`}
        </ButtonLink>
        {isOwner && (
          <Button tone="outline" aria-disabled={isPending} onClick={() => !isPending && void undo()}>
            {isPending ? "Undoing..." : "Undo the merge"}
          </Button>
        )}
      </div>
    </>
  );
}
