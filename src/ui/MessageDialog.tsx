import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface MessageDialogProps {
  title: string;
  paragraphs: [string, ...string[]];
  onClose: () => void;
}

export default function MessageDialog({ title, paragraphs, onClose }: MessageDialogProps) {
  const [first, ...rest] = paragraphs;
  return (
    <Dialog title={title} description={first} onClose={onClose}>
      {rest.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      <Button className="mt-6 w-full" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
