import { useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface DisclaimerDialogProps {
  title: string;
  paragraphs: string[];
  onAccept: (forGood: boolean) => void;
  onClose: () => void;
}

export default function DisclaimerDialog({ title, paragraphs, onAccept, onClose }: DisclaimerDialogProps) {
  const [forGood, setForGood] = useState(false);
  return (
    <Dialog
      title={title}
      description={paragraphs.map((paragraph) => (
        <span key={paragraph} className="mb-2 block">
          {paragraph}
        </span>
      ))}
      onClose={onClose}
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
      <Button className="mt-3 w-full" onClick={() => onAccept(forGood)}>
        I Understand
      </Button>
    </Dialog>
  );
}
