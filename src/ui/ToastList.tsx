import * as Toast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { ErrorReference } from "./ErrorReference.tsx";
import { dismissToast, type ShownToast } from "./toast.ts";

const SHOWN_FOR_MS = 4_500;

export default function ToastList({ toasts }: { toasts: ShownToast[] }) {
  return (
    <Toast.Provider duration={SHOWN_FOR_MS} swipeDirection="right">
      {toasts.map(({ id, title, text, reference, tone = "calm" }) => (
        <Toast.Root
          key={id}
          type="foreground"
          onOpenChange={(open) => !open && dismissToast(id)}
          className={`flex items-start gap-3 rounded-xl border bg-surface p-4 shadow-lg ${
            tone === "alarm" ? "border-alarm" : "border-accent"
          }`}
        >
          <div className="grow">
            <Toast.Title className={`font-semibold ${tone === "alarm" ? "text-alarm" : "text-accent"}`}>
              {title}
            </Toast.Title>
            {text && <Toast.Description>{text}</Toast.Description>}
            <ErrorReference reference={reference} />
          </div>
          <Toast.Close
            aria-label="Close"
            className="grid size-8 shrink-0 place-items-center rounded-md text-quiet"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed inset-x-4 top-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96 sm:max-w-[calc(100%-2rem)] xl:top-auto xl:bottom-[calc(1rem+var(--tray-height,0px))]" />
    </Toast.Provider>
  );
}
