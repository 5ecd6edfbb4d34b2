import { useRef, useState } from "react";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { refusedRule } from "@/admin/fields/refusedRule.ts";
import { Button } from "@/ui/Button.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { useSetSponsoredPrice } from "./api.ts";
import { readPrice } from "./price.ts";

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
        showToast({ text: refusedRule(error), ...adminFailure(error, { title: "The price was not saved" }) }),
    });
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label="Price of a sponsored place" aside="euros" problem={problem}>
        {(attributes) => (
          <input
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...attributes}
            value={value}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="outline" aria-disabled={isPending}>
        {isPending ? "Saving..." : "Save the price"}
      </Button>
    </form>
  );
}
