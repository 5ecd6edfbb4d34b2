import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useState, type ReactNode, type RefObject } from "react";
import { focusPageStart } from "./focusPageStart.ts";

/** The second click of a double click must not close the dialog that the first opened. */
const DOUBLE_CLICK_MS = 500;

export interface DialogProps {
  title: string;
  description: ReactNode;
  onClose: () => void;
  /** @returns true when Escape meant something inside the dialog, which then stays open */
  onEscape?: () => boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
  isClosing?: boolean;
  children: ReactNode;
}

export function Dialog({
  title,
  description,
  onClose,
  onEscape,
  initialFocus,
  returnTo,
  isClosing,
  children,
}: DialogProps) {
  const sight = isClosing ? "opacity-0" : "";
  // Radix returns the focus to its trigger, but code opens our dialogs.
  const [opener] = useState(() => document.activeElement);
  const [openedAt] = useState(() => performance.now());
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const next = returnTo?.();
    if (next) next.focus();
    else if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
      opener.focus({ preventScroll: true });
    else focusPageStart();
  };

  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      {/* Without a container Radix first renders nothing, then everything in one long step. */}
      <RadixDialog.Portal container={document.body}>
        <RadixDialog.Overlay className={`fixed inset-0 z-40 bg-[#0b1a19]/60 ${sight}`} />
        <RadixDialog.Content
          // Radix gives Escape to the last layer opened, which may be a toast.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onKeyDown={({ key }) => {
            if (key === "Escape" && !onEscape?.()) onClose();
          }}
          onPointerDownOutside={(event) => {
            if (performance.now() - openedAt < DOUBLE_CLICK_MS) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            if (!initialFocus) return;
            event.preventDefault();
            initialFocus.current?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          className={`fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-1/2 overflow-y-auto rounded-2xl bg-surface p-6 shadow-xl ${sight}`}
        >
          <RadixDialog.Title className="pr-10 text-xl">{title}</RadixDialog.Title>
          <RadixDialog.Description className="mt-2 text-quiet">{description}</RadixDialog.Description>
          {children}
          <RadixDialog.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-quiet hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
