import { useEffect, useId, useRef } from "react";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { copyText } from "@/ui/copyText.ts";
import { Field } from "@/ui/Field.tsx";
import { isolate } from "@/ui/isolate.ts";
import { showToast } from "@/ui/toast.ts";
import type { MadePassword } from "./newPasswords.ts";

interface NewPasswordProps extends MadePassword {
  onDone: () => void;
}

const BY_HAND = { title: "Your browser didn’t copy it", text: "The password is selected: copy it by hand." };

/** The password is stored nowhere, so only the button and signing out dismiss it. */
export function NewPassword({ email, role, password, onDone }: NewPasswordProps) {
  const heading = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const about = <span className="sr-only">{`: ${email}`}</span>;
  useEffect(() => buttons.current?.querySelector("button")?.focus(), []);
  const copy = async () => {
    if (await copyText(password, navigator)) return showToast({ title: "Password copied" });
    box.current?.select();
    showToast(BY_HAND);
  };
  return (
    <Card as="section" aria-labelledby={heading} className="p-5">
      <h2 id={heading} className="text-xl wrap-anywhere">
        A password for <bdi>{email}</bdi>
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-quiet">
        <span>{`They are now ${role}. Give them this password, best by phone or in person: it is shown only now. They sign in with it at `}</span>
        <span className="wrap-anywhere">{`${window.location.origin}/admin`}</span> and should change it here,
        under People.
      </p>
      <Field label={`Their password: ${isolate(email)}`}>
        {(control) => (
          <input
            readOnly
            value={password}
            onFocus={(event) => event.target.select()}
            {...control}
            className={`${control.className} font-mono`}
            ref={box}
          />
        )}
      </Field>
      <div ref={buttons} className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <span>Copy password{about}</span>
        </Button>
        <Button tone="outline" onClick={onDone}>
          <span>I have handed it over{about}</span>
        </Button>
      </div>
    </Card>
  );
}
