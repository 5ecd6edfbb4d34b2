import { useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { refusedRule } from "@/admin/fields/refusedRule.ts";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { useSetSponsoredPrice } from "./api.ts";

const MOST_EUROS = 100_000;

export function PriceForm({ euros }: { euros: number | null }) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useSetSponsoredPrice();
  const value = typed ?? String(euros ?? "");
  const save = () => {
    if (isPending) return;
    const read = readPrice(value);
    setProblem("problem" in read ? read.problem : undefined);
    if ("problem" in read) return input.current?.focus();
    mutate(read.euros, {
      onSuccess: () => {
        setTyped(undefined);
        showToast({ title: read.euros === null ? "No price is shown now" : "The price is saved" });
      },
      onError: (error) =>
        showToast({
          text: refusedRule(error),
          ...adminFailure(error, { title: "The price was not saved" }, MAY_BE_DONE),
        }),
    });
  };
  return (
    <Form className="flex max-w-prose flex-wrap items-end gap-4" onSubmit={save}>
      <Field label="Price of a sponsored place" aside="euros" problem={problem}>
        {(attributes) => (
          <input
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...attributes}
            value={value}
            readOnly={isPending}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="outline" className="h-12" aria-disabled={isPending}>
        {isPending ? "Saving..." : "Save the price"}
      </Button>
    </Form>
  );
}

export function readPrice(typed: string): { euros: number | null } | { problem: string } {
  const text = typed.trim();
  if (text === "") return { euros: null };
  const euros = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return euros >= 1 && euros <= MOST_EUROS
    ? { euros }
    : { problem: "Enter whole euros from 1 to 100000, without a sign, or leave it empty." };
}
