import { useState } from "react";
import { failureOf } from "@/backend/errors.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import { showToast } from "@/ui/toast.ts";
import { useDeletePicture, type StoredPicture } from "./api.ts";

interface UnusedPictureProps {
  picture: StoredPicture;
  afterwards: () => HTMLElement | null;
}

export function UnusedPicture({ picture, afterwards }: UnusedPictureProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeletePicture();
  const day = formatShortDate(picture.day);
  const remove = () =>
    mutate(picture.name, {
      onSuccess: () => showToast({ title: "The picture is deleted" }),
      onError: (error) => showToast(failureOf(error, { title: "The picture was not deleted" })),
      onSettled: () => setAsking(false),
    });
  return (
    <Card as="li" className="grid content-start gap-3 p-4">
      <img
        src={picture.address}
        alt={`Stored on ${day}`}
        loading="lazy"
        className="aspect-video w-full rounded-lg bg-accent-soft object-contain"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-quiet">{day}</p>
        <Button tone="outline" onClick={() => setAsking(true)}>
          <span>
            Delete<span className="sr-only">{` the picture of ${day}`}</span>
          </span>
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Delete this picture?"
          text="No post shows it. If you put back a deleted post or an older text from the history, it will be missing there. This can’t be undone."
          action="Delete it"
          waiting="Deleting..."
          isPending={isPending}
          isFinal
          returnTo={afterwards}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
