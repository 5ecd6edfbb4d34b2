import { useEffect, useRef, useState } from "react";
import { ADMIN_SESSION_KEY } from "@/backend/adminClient.ts";
import { readText } from "@/storage/storage.ts";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { useVerifyCode, useSignOut } from "./api.ts";
import { CodeField, NO_CODE, readCode, WRONG_CODE } from "./CodeField.tsx";
import { CODE_REFUSED, NO_STORAGE, signInFailure } from "./loginMessages.ts";

interface CodeFormProps {
  factorId: string;
  onSignedIn: () => boolean;
  onBack: () => void;
}

export function CodeForm({ factorId, onSignedIn, onBack }: CodeFormProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: giveCode, isPending } = useVerifyCode();
  const { mutateAsync: signOut } = useSignOut();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const back = async () => {
    await signOut();
    onBack();
  };
  const submit = async () => {
    const code = readCode(typed);
    setProblem(code ? undefined : NO_CODE);
    if (!code || isPending) return;
    try {
      const result = await giveCode({ factorId, code });
      if (result === "wrong") setProblem(WRONG_CODE);
      else if (result === "in") setProblem(onSignedIn() ? undefined : NO_STORAGE);
      else {
        showToast(CODE_REFUSED);
        onBack();
      }
    } catch (error) {
      showToast(signInFailure(error));
      // The code was right, but the check of the role failed and ended the session.
      if (readText(ADMIN_SESSION_KEY) === null) onBack();
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CodeField problem={problem} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? "Signing in..." : "Sign In"}
        </Button>
        <Button tone="outline" onClick={() => void back()}>
          Start again
        </Button>
      </div>
    </form>
  );
}
