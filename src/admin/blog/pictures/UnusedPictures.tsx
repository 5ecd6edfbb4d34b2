import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { unusedPicturesQuery } from "./api.ts";
import { UnusedPicture } from "./UnusedPicture.tsx";

export function UnusedPictures() {
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      className="mt-10 border-t border-line pt-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary} className="min-h-11 cursor-pointer py-2 font-medium text-accent">
        Unused pictures
      </summary>
      {isOpen && <Pictures afterwards={() => summary.current} />}
    </details>
  );
}

function Pictures({ afterwards }: { afterwards: () => HTMLElement | null }) {
  return (
    <QueryResult result={useQuery(unusedPicturesQuery())} what="unused pictures" outline={null}>
      {(pictures) => (
        <>
          <p className="mb-4 max-w-prose text-quiet">
            {pictures.length === 0
              ? "Every picture older than a day is used in a post."
              : "Stored more than a day ago and used in no post. Anyone who has its address can see a picture until you delete it."}
          </p>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture) => (
              <UnusedPicture key={picture.name} picture={picture} afterwards={afterwards} />
            ))}
          </ul>
        </>
      )}
    </QueryResult>
  );
}
