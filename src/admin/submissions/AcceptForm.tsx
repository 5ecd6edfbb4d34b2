import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clinicIdProblem, suggestedIds } from "@/admin/clinics/clinicId.ts";
import { Form } from "@/admin/fields/Form.tsx";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { takenIdsQuery } from "./api.ts";

interface AcceptFormProps {
  name: string;
  country: string;
  isPending: boolean;
  onAccept: (clinicId: string) => void;
}

export function AcceptForm({ name, country, ...rest }: AcceptFormProps) {
  const suggestions = suggestedIds(name, country);
  const { data: taken, error, refetch } = useQuery(takenIdsQuery(suggestions));
  if (taken) {
    const free = suggestions.find((id) => !taken.includes(id)) ?? "";
    return <ConfirmId suggested={free} {...rest} />;
  }
  if (error) {
    const failure = failureOf(error, { title: "We couldn't look for a free address" });
    return <LoadError failure={failure} onRetry={() => void refetch()} />;
  }
  return (
    <p role="status" className="text-quiet">
      Looking for a free address...
    </p>
  );
}

interface ConfirmIdProps extends Pick<AcceptFormProps, "isPending" | "onAccept"> {
  suggested: string;
}

function ConfirmId({ suggested, isPending, onAccept }: ConfirmIdProps) {
  const [id, setId] = useState(suggested);
  const [isTried, setTried] = useState(false);
  const typed = id.trim();
  const malformed = clinicIdProblem(typed);
  const { data: taken } = useQuery({ ...takenIdsQuery([typed]), enabled: malformed === null });
  const problem = malformed ?? (taken?.includes(typed) ? "Another clinic has this address." : null);
  const isWorthSaying = isTried || typed !== suggested;
  return (
    <Form
      aria-label="Accept"
      className="grid gap-4"
      onSubmit={() => {
        setTried(true);
        if (problem === null && !isPending) onAccept(typed);
      }}
    >
      <Field
        label="Address of the new clinic"
        hint={`Its page will be at /clinic/${typed}. This can't be changed later.`}
        problem={(isWorthSaying && problem) || undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isPending} className="justify-self-start">
        {isPending ? "Accepting..." : "Accept as a new clinic"}
      </Button>
    </Form>
  );
}
