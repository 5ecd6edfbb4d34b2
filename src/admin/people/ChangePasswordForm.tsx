import { useEffect, useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { failureOf } from "@/backend/errors.ts";
import { SubmitOrCancel } from "@/admin/fields/SubmitOrCancel.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { useIsMounted } from "@/ui/useIsMounted.ts";
import { useChangePassword } from "./changePassword.ts";
import { missingPassword, type PasswordProblem } from "./passwordProblem.ts";

const CHANGED = { title: "Your password is changed", text: "Your other browsers are signed out." };
const NOT_CHANGED = { title: "Your password has not changed", text: "Please try again." };
const TOO_MANY = { title: "Too many attempts", text: "Please try again in five minutes." };
// The old password may be gone: who trusted it would be locked out.
const MAY_BE_CHANGED = "Your password may have changed. At your next sign-in, try the new one first.";
const REFUSALS = {
  "no-answer": { title: "No answer came", text: MAY_BE_CHANGED },
  "timed-out": { title: "No answer came in time", text: MAY_BE_CHANGED },
  "too-many-requests": TOO_MANY,
};

export function ChangePasswordForm() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Card as="section" aria-labelledby="own-password" className="p-5">
      <h2 id="own-password" className="text-xl">
        Your password
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-quiet">
        If somebody else gave it to you, change it now: only you should know it.
      </p>
      {isOpen ? (
        <PasswordForm onClose={() => setIsOpen(false)} />
      ) : (
        <Button ref={opener} tone="outline" onClick={() => setIsOpen(true)}>
          Change your password
        </Button>
      )}
    </Card>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ current: "", next: "" });
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { mutateAsync, isPending } = useChangePassword();
  const isShown = useIsMounted();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const change = async () => {
    const missing = missingPassword(typed);
    setProblem(missing);
    if (missing || isPending) return;
    try {
      const found = await mutateAsync(typed);
      if (found && isShown.current) return setProblem(found);
      showToast(found ? { title: NOT_CHANGED.title, text: found.text } : CHANGED);
      onClose();
    } catch (error) {
      showToast(failureOf(error, NOT_CHANGED, REFUSALS));
    }
  };
  const field = (name: PasswordProblem["field"], label: string, hint?: string) => (
    <Field label={label} hint={hint} problem={problem?.field === name ? problem.text : undefined}>
      {(control) => (
        <input
          type="password"
          autoComplete={name === "current" ? "current-password" : "new-password"}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          {...control}
        />
      )}
    </Field>
  );

  return (
    <Form ref={form} className="grid max-w-md gap-5" onSubmit={() => void change()}>
      {field("current", "Current password")}
      {field(
        "next",
        "New password",
        "At least 12 characters. Three or four words that only you would put together are easy to remember.",
      )}
      <SubmitOrCancel label="Change" pendingLabel="Changing..." isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
