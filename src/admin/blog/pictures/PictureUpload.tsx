import { ImageUp } from "lucide-react";
import { useId, useRef } from "react";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { useUploadPicture } from "./api.ts";
import { UnusablePicture } from "./reencodePicture.ts";
import { ACCEPTED_TYPES } from "./rules.ts";

const NOT_STORED = { title: "The picture couldn’t be stored. Try again." };
const NO_PLACE = {
  title: "This backend can't store pictures. Use the address of a picture on the web instead.",
};
const REFUSED = { title: "The picture was refused. Sign in again, or use another file." };

interface PictureUploadProps {
  /** In a dialog of the editor. */
  within?: string[];
  onUploaded: (address: string) => void;
}

export function PictureUpload({ within, onUploaded }: PictureUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, isSuccess, error } = useUploadPicture(within);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_TYPES.join()}
        aria-label="Picture to upload"
        // Everybody uses the button below instead.
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again after a failure.
          target.value = "";
          if (file) mutate(file, { onSuccess: onUploaded });
        }}
      />
      <Button
        tone="outline"
        aria-describedby={id}
        aria-disabled={isPending}
        onClick={() => !isPending && input.current?.click()}
      >
        <ImageUp aria-hidden className="size-5" />
        <span>{isPending ? "Storing the picture..." : "Upload a picture"}</span>
      </Button>
      <p id={id} className="mt-1.5 text-sm text-quiet">
        JPEG, PNG, WebP or AVIF, at most 5 MB. We remove where and when it was taken.
      </p>
      <p
        role={error ? "alert" : "status"}
        className={`mt-1.5 text-sm empty:hidden ${error ? "text-alarm" : ""}`}
      >
        {error && <span>{messageFor(error)}</span>}
        {isSuccess && <span>The picture is stored.</span>}
      </p>
    </div>
  );
}

function messageFor(error: Error): string {
  if (error instanceof UnusablePicture) return error.message;
  const failure = failureOf(error, NOT_STORED, { "not-found": NO_PLACE, refused: REFUSED });
  return failure.reference ? `${failure.title} (${failure.reference})` : failure.title;
}
