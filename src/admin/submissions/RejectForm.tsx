import { useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { checkText } from "@/contributing/forms/plainText.ts";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";

/** The database's limit. */
const LONGEST_REASON = 500;

interface RejectFormProps {
  commonReasons: string[];
  isPending: boolean;
  onReject: (reason: string) => void;
}

/** The reason is kept as long as the submission; only admins read it. */
export function RejectForm({ commonReasons, isPending, onReject }: RejectFormProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const checked = checkText(reason, LONGEST_REASON);
    const wrong = checked.problem ?? (checked.text === "" ? "Please say why." : null);
    setProblem(wrong ?? undefined);
    if (wrong === null && !isPending) onReject(checked.text);
  };
  return (
    <Form aria-label="Reject" className="grid gap-4" onSubmit={submit}>
      <Field
        label="Why is it rejected?"
        hint="Only admins read this. Please leave out personal details."
        problem={problem}
      >
        {({ className, ...control }) => (
          <textarea
            {...control}
            rows={2}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setProblem(undefined);
            }}
            className={`${className} h-auto min-h-20 py-2.5`}
          />
        )}
      </Field>
      <div className="-mx-2 -my-2 flex flex-wrap">
        {commonReasons.map((each) => (
          <Button
            key={each}
            tone="plain"
            className="!min-h-11 !px-2 text-left underline underline-offset-4"
            onClick={() => {
              setReason(each);
              setProblem(undefined);
            }}
          >
            {each}
          </Button>
        ))}
      </div>
      <Button type="submit" tone="outline" aria-disabled={isPending} className="justify-self-start">
        {isPending ? "Rejecting..." : "Reject"}
      </Button>
    </Form>
  );
}
