import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { LogoutButton } from "@/admin/login/LogoutButton.tsx";
import { AdminMenu } from "./AdminMenu.tsx";

/** On small screens the menu would fill half the page, so a button opens it. */
export function AdminHeader({ isOwner }: { isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button opened
    <div
      className="mb-8 border-b border-line pb-3 print:hidden"
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <Button
        ref={toggle}
        tone="outline"
        className="lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Admin menu
        <ChevronDown aria-hidden className={`size-5 ${isOpen ? "rotate-180" : ""}`} strokeWidth={1.5} />
      </Button>
      <div
        id={id}
        className={`${isOpen ? "mt-3 grid" : "hidden"} gap-3 lg:mt-0 lg:flex lg:items-start lg:justify-between`}
      >
        <AdminMenu isOwner={isOwner} onChoose={() => setOpen(false)} />
        <div className="flex shrink-0 flex-wrap gap-3 lg:gap-2">
          <LogoutButton />
          <ButtonLink to="/" tone="outline">
            Back to Home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
