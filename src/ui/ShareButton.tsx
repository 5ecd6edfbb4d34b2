import { Share2 } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { dismissToasts, showToast } from "./toast.ts";
import { shareLink } from "./sharing.ts";

interface ShareButtonProps {
  title: string;
  path?: string;
  children?: ReactNode;
}

export function ShareButton({ title, path, children = "Share" }: ShareButtonProps) {
  const [link, setLink] = useState<string | null>(null);
  const share = async () => {
    const url = new URL(path ?? "", window.location.href).href;
    dismissToasts();
    setLink(null);
    const how = await shareLink({ title, url }, navigator);
    if (how === "copied") showToast({ title: "Link copied", text: "You can paste it anywhere." });
    if (how === "failed") setLink(url);
  };
  return (
    <>
      <Button tone="outline" onClick={() => void share()}>
        <Share2 aria-hidden className="size-4" />
        {children}
      </Button>
      {link !== null && <LinkToCopy link={link} />}
    </>
  );
}

function LinkToCopy({ link }: { link: string }) {
  const id = useId();
  return (
    <p role="status" className="flex w-full flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id} className="text-quiet">
        Copy this link:
      </label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="h-11 grow basis-72 rounded-lg border border-edge bg-surface px-3"
      />
    </p>
  );
}
