import { useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { useRole } from "@/admin/login/role.ts";
import { Button } from "@/ui/Button.tsx";
import { formatLongDate } from "@/ui/dates.ts";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { ShortenDialog } from "./ShortenDialog.tsx";
import { useCountBefore } from "./shortenApi.ts";
import { latestDay, readDay } from "./shortening.ts";

export function ShortenHistory() {
  if (useRole() !== "owner") return null;
  return (
    <section aria-labelledby="shorten" className="mt-12 border-t border-line pt-6">
      <h2 id="shorten" className="text-2xl">
        Shorten the history
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-quiet">
        The last year always stays. You can delete older changes, and the history will say that you did.
      </p>
      <ShortenForm />
    </section>
  );
}

function ShortenForm() {
  const latest = latestDay();
  const [day, setDay] = useState(latest);
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<{ many: number; day: string; before: string }>();
  const { mutate: count, isPending } = useCountBefore();
  const look = () => {
    if (isPending) return;
    const read = readDay(day, latest);
    setFound(undefined);
    setProblem("problem" in read ? read.problem : undefined);
    if ("problem" in read) return;
    count(read.before, {
      onSuccess: (many) => setFound({ many, day, before: read.before }),
      onError: (error) => showToast(adminFailure(error, { title: "The changes could not be counted" })),
    });
  };
  return (
    <Form className="max-w-prose" onSubmit={look}>
      <div className="flex flex-wrap items-start gap-4">
        <Field label="Delete changes made before" problem={problem}>
          {(attributes) => (
            <input
              type="date"
              max={latest}
              {...attributes}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="outline" className="h-12 sm:mt-8.25" aria-disabled={isPending}>
          {isPending ? "Counting..." : "Count them first"}
        </Button>
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {found?.many === 0 && `There are no changes from before ${formatLongDate(found.day)}.`}
      </p>
      {found && found.many > 0 && <ShortenDialog {...found} onClose={() => setFound(undefined)} />}
    </Form>
  );
}
