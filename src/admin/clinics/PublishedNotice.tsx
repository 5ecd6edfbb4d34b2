import { useLayoutEffect, useRef } from "react";
import type { AdminClinic } from "./adminClinic.ts";
import { PublishButton } from "./PublishButton.tsx";

interface PublishedNoticeProps {
  clinic: Pick<AdminClinic, "id" | "name" | "published">;
  onUndone: () => void;
}

/** Takes the focus that the clinic's row took with it, before the page's start gets it. */
export function PublishedNotice({ clinic: { id, name, published }, onUndone }: PublishedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div
      ref={box}
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-accent-soft px-5 py-3"
    >
      <p className="wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <PublishButton id={id} name={name} published={published} isDone onDone={onUndone} />
    </div>
  );
}
