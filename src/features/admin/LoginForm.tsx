import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import { loadToastList, showToast } from "@/ui/toast.ts";
import { announceAccess } from "./access.ts";
import { signIn } from "./api.ts";
import { canStore, setAdminFlags } from "./flags.ts";
import { LOGIN_EXCEPTION, NO_STORAGE, signInMessage } from "./messages.ts";

const schema = z.object({
  email: z
    .string()
    .check(z.trim(), z.email("Enter an e-mail address, such as name@example.org"), z.maxLength(320)),
  password: z.string().check(z.minLength(1, "Enter your password")),
});

/** E-mail and password. Whoever signs in is led on by the page, which watches the session. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    loadToastList().catch((error: unknown) => console.error("Messages could not be loaded", error));
  }, []);

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null);
    if (!canStore()) return setProblem(NO_STORAGE);
    try {
      const result = await signIn(email, password);
      if (result.kind === "welcome" && !setAdminFlags(email)) return setProblem(NO_STORAGE);
      showToast(signInMessage(result));
      announceAccess();
    } catch (error) {
      console.error("The login failed", error);
      showToast(LOGIN_EXCEPTION);
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
        <p role="alert" className="rounded-lg bg-alarm-soft p-3 text-alarm">
          {problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
