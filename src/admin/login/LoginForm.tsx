import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast, type ToastMessage } from "@/ui/toast.ts";
import { announceAccess } from "./access.ts";
import { useSignIn } from "./api.ts";
import { CodeForm } from "./CodeForm.tsx";
import { canStore, setAdminFlags } from "./flags.ts";
import { NO_STORAGE, REFUSED, signInFailure, WELCOME } from "./loginMessages.ts";

const NO_EMAIL = "Enter an e-mail address, such as name@example.org";

const schema = z.object({
  // Length first: the e-mail pattern is slow on megabytes.
  email: z.string().check(z.trim(), z.maxLength(320, { error: NO_EMAIL, abort: true }), z.email(NO_EMAIL)),
  password: z.string().check(
    z.minLength(1, "Enter your password"),
    z.maxLength(1000, "This is too long for a password"),
    z.refine(
      (password) => !password.includes("\0"),
      "Your password contains a character that no password can have",
    ),
  ),
});

function storeSignIn(email: string): boolean {
  if (!setAdminFlags(email)) return false;
  showToast(WELCOME);
  announceAccess();
  return true;
}

export function LoginForm() {
  const [asked, setAsked] = useState<{ factorId: string; email: string }>();
  if (!asked) return <PasswordForm onSignedIn={storeSignIn} onCodeAsked={setAsked} />;
  return (
    <CodeForm
      factorId={asked.factorId}
      onSignedIn={() => storeSignIn(asked.email)}
      onBack={() => setAsked(undefined)}
    />
  );
}

interface PasswordFormProps {
  onSignedIn: (email: string) => boolean;
  onCodeAsked: (asked: { factorId: string; email: string }) => void;
}

function PasswordForm({ onSignedIn, onCodeAsked }: PasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const { mutateAsync: signIn } = useSignIn();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(preloadToasts, []);

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null);
    if (!canStore()) return setProblem(NO_STORAGE);
    const refuse = (message: ToastMessage) => {
      showToast(message);
      setProblem(message.text ?? message.title);
    };
    try {
      const result = await signIn({ email, password });
      if (result === "refused") return refuse(REFUSED);
      if (result !== "in") return onCodeAsked({ factorId: result.codeOf, email });
      if (!onSignedIn(email)) setProblem(NO_STORAGE);
    } catch (error) {
      refuse(signInFailure(error));
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
      className="grid gap-5"
    >
      <Field label="Email" problem={errors.email?.message}>
        {(control) => <input type="email" autoComplete="username" {...control} {...register("email")} />}
      </Field>
      <Field label="Password" problem={errors.password?.message}>
        {(control) => (
          <input type="password" autoComplete="current-password" {...control} {...register("password")} />
        )}
      </Field>
      {problem !== null && (
        // Only the missing storage has no toast to announce it.
        <p
          role={problem === NO_STORAGE ? "alert" : undefined}
          className="rounded-lg bg-alarm-soft p-3 text-alarm"
        >
          {problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
