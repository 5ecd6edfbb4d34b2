import { useEffect, useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { SubmitOrCancel } from "@/admin/fields/SubmitOrCancel.tsx";
import { CodeField, NO_CODE, readCode, WRONG_CODE } from "@/admin/login/CodeField.tsx";
import { showToast } from "@/ui/toast.ts";
import { SIGN_IN_AGAIN, switchFailure } from "./twoFactorMessages.ts";
import { useConfirmFactor, type NewFactor } from "./twoFactor.ts";

interface NewFactorFormProps {
  factor: NewFactor;
  onClose: () => void;
}

export function NewFactorForm({ factor, onClose }: NewFactorFormProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useConfirmFactor();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const confirm = async () => {
    const code = readCode(typed);
    setProblem(code ? undefined : NO_CODE);
    if (!code || isPending) return;
    try {
      const outcome = await mutateAsync({ id: factor.id, code });
      if (outcome === "wrong") return setProblem(WRONG_CODE);
      if (outcome === "late") return showToast(SIGN_IN_AGAIN);
      showToast({ title: "Two-step sign-in is on" });
      onClose();
    } catch (error) {
      showToast(switchFailure(error, { title: "Two-step sign-in is still off" }));
    }
  };

  return (
    <Form ref={form} className="mt-4 grid gap-5" onSubmit={() => void confirm()}>
      <div className="flex flex-wrap items-start gap-6">
        {/* Dark on white at night too: apps read nothing else. */}
        <img
          src={factor.picture}
          alt="QR code for your authenticator app"
          className="size-48 rounded-lg bg-[#fff] p-2"
        />
        <div className="max-w-prose min-w-0 grow basis-60">
          <p>Scan this with an authenticator app on your phone, or type its key there:</p>
          <p translate="no" className="mt-2 font-mono text-lg wrap-anywhere">
            {factor.secret}
          </p>
        </div>
      </div>
      <div className="max-w-xs">
        <CodeField problem={problem} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </div>
      <SubmitOrCancel label="Turn on" pendingLabel="Turning on..." isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
