import { useRef, useState } from "react";
import { useUnloadWarning } from "@/admin/drafts/useUnloadWarning.ts";
import { Form } from "@/admin/fields/Form.tsx";
import { useOneAtATime } from "@/admin/fields/useOneAtATime.ts";
import { errorCode } from "@/backend/errors.ts";
import type { Role } from "@/admin/login/role.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { Field } from "@/ui/Field.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { isolate } from "@/ui/isolate.ts";
import { showToast } from "@/ui/toast.ts";
import { useAddPerson } from "./api.ts";
import { NewPassword } from "./NewPassword.tsx";
import { addNewPassword, dropNewPassword, useNewPasswords } from "./newPasswords.ts";
import { addFailure, addProblem } from "./peopleMessages.ts";
import { withArticle } from "./person.ts";

const NO_EMAIL = "Enter an e-mail address, such as name@example.org";

export function AddPersonForm() {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("editor");
  const [problem, setProblem] = useState<string>();
  const made = useNewPasswords();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync: addPerson, isPending } = useAddPerson();
  const { run } = useOneAtATime();
  useUnloadWarning(isPending);

  const add = async () => {
    const typed = email.trim();
    setProblem(undefined);
    if (typed.length > 320 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return setProblem(NO_EMAIL);
    try {
      const { password } = await addPerson({ email: typed, role });
      setEmail("");
      if (password !== null) addNewPassword({ email: typed, role: withArticle(role), password });
      else {
        showToast({
          title: `${isolate(typed)} is now ${withArticle(role)}`,
          text: "They had an account already and keep their password.",
        });
      }
    } catch (error) {
      const beside = addProblem(errorCode(error), typed);
      if (beside) setProblem(beside);
      else showToast(addFailure(error, typed));
    }
  };

  const handedOver = (password: string) => {
    dropNewPassword(password);
    form.current?.querySelector("input")?.focus();
  };

  return (
    <>
      {made.map((each) => (
        <NewPassword key={each.password} {...each} onDone={() => handedOver(each.password)} />
      ))}
      <Card as="section" aria-labelledby="add-person" className="p-5">
        <h2 id="add-person" className="mb-4 text-xl">
          Add a person
        </h2>
        <Form
          ref={form}
          className="grid items-start gap-5 md:grid-cols-[1fr_12rem_auto]"
          onSubmit={() => void run(add)}
        >
          <Field label="E-mail address" problem={problem}>
            {(control) => (
              <input
                type="email"
                autoComplete="off"
                readOnly={isPending}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                {...control}
              />
            )}
          </Field>
          <SelectField
            label="Role"
            value={role}
            onChange={({ target }) => setRole(target.value === "owner" ? "owner" : "editor")}
          >
            <option value="editor">Editor</option>
            <option value="owner">Owner</option>
          </SelectField>
          <Button type="submit" aria-disabled={isPending} className="h-12 md:mt-8.25">
            {isPending ? "Adding..." : "Add"}
          </Button>
        </Form>
      </Card>
    </>
  );
}
