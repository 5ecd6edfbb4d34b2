import { useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface DisclaimerDialogProps {
  title: string;
  paragraphs: string[];
  onAccept: (forGood: boolean) => void;
}

export default function DisclaimerDialog({ title, paragraphs, onAccept }: DisclaimerDialogProps) {
  const [forGood, setForGood] = useState(false);
  const accept = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      description={paragraphs.map((paragraph) => (
        <span key={paragraph} className="mb-2 block">
          {paragraph}
        </span>
      ))}
      initialFocus={accept}
      onClose={() => onAccept(false)}
    >
      <label className="mt-3 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={forGood}
          onChange={(event) => setForGood(event.target.checked)}
          className="size-5"
        />
        Don't show this message again
      </label>
      {/* Not on the checkbox, which comes first and whose focus ring looks like a tick. */}
      <Button ref={accept} className="mt-3 w-full" onClick={() => onAccept(forGood)}>
        I Understand
      </Button>
    </Dialog>
  );
}
