import { useEffect, useRef } from "react";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import type { AdminClinic } from "./adminClinic.ts";
import { PublishButton } from "./PublishButton.tsx";

interface PublishedNoticeProps {
  clinic: Pick<AdminClinic, "id" | "name" | "published">;
  onUndone: () => void;
}

/** Takes the focus, since the clinic's row has left the list. */
export function PublishedNotice({ clinic: { id, name, published }, onUndone }: PublishedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  const undone = () => {
    focusPageStart();
    onUndone();
  };
  return (
    <div
      ref={box}
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-accent-soft px-5 py-3"
    >
      <p className="wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <PublishButton id={id} name={name} published={published} isDone onDone={undone} />
    </div>
  );
}
