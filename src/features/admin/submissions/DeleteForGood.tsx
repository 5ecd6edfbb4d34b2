import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { showToast } from "@/ui/toast.ts";
import { useDelete } from "./api.ts";
import { decisionFailure } from "./decisionWords.ts";

interface DeleteForGoodProps {
  id: string;
  relation: "clinic_submissions" | "figure_reports";
  /** 'submission' or 'report'. */
  thing: string;
  /** The list that it goes from. */
  list: string;
}

/** Deletes what was sent, after asking: for spam, and for what somebody said about themselves. */
export function DeleteForGood({ id, relation, thing, list }: DeleteForGoodProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useDelete(relation);
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        showToast({ title: `The ${thing} was deleted` });
        void navigate(list, { replace: true });
      },
      onError: (error) => showToast(decisionFailure(error, `The ${thing} could not be deleted`)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        tone="outline"
        className="hover:!border-alarm hover:!text-alarm"
        onClick={() => setAsking(true)}
      >
        Delete for good
      </Button>
      {isAsking && (
        <Dialog
          title={`Delete this ${thing}?`}
          description="It can't be brought back. Nothing else changes: a clinic that was made from it stays."
          onClose={() => setAsking(false)}
        >
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button tone="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              aria-disabled={isPending}
              onClick={() => !isPending && remove()}
              className="!bg-alarm !text-paper"
            >
              {isPending ? "Deleting..." : "Delete"}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
