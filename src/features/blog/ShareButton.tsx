import { Share2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { dismissToasts, showToast } from "@/ui/toast.ts";
import { shareLink } from "./sharing.ts";

/** Shares the current page. Where the browser will not, the link appears to be copied by hand. */
export function ShareButton({ title }: { title: string }) {
  const [link, setLink] = useState<string | null>(null);
  const share = async () => {
    const url = window.location.href;
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
        Share
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
