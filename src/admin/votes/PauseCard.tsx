import { useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { Badge } from "@/ui/Badge.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { VOTE_CHANGE_REFUSALS } from "./voteRefusals.ts";
import { usePause, type Pause } from "./pauses.ts";
import { LONGEST_SENTENCE, PAUSABLE } from "./pauseLabels.ts";

export function PauseCard({ what, sentence }: Pause) {
  const labels = PAUSABLE[what];
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = usePause();
  if (!labels) return null;
  const value = typed ?? sentence ?? "";
  const change = (next: string | null, title: string) => {
    if (isPending) return;
    setProblem(undefined);
    mutate(
      { what, sentence: next },
      {
        onSuccess: () => {
          setTyped(undefined);
          showToast({ title });
        },
        onError: (error) =>
          showToast(adminFailure(error, { title: "Nothing was changed" }, VOTE_CHANGE_REFUSALS)),
      },
    );
  };
  const pause = () => {
    if (value.trim() !== "") return change(value.trim(), labels.paused);
    setProblem("Please write a sentence for visitors.");
    input.current?.focus();
  };
  return (
    <Card as="li" className="flex flex-col gap-3 p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        <span>{`${labels.name} `}</span>
        <Badge tone={sentence === null ? "accent" : "gold"}>{sentence === null ? "On" : "Paused"}</Badge>
      </h2>
      <p className="text-sm text-quiet">{labels.about}</p>
      <Form className="mt-auto grid gap-3" onSubmit={pause}>
        <Field
          label="What visitors read"
          problem={problem}
          counter={
            <span className="whitespace-nowrap text-quiet">{`${value.length} of ${LONGEST_SENTENCE}`}</span>
          }
        >
          {({ className, ...control }) => (
            <textarea
              ref={input}
              rows={3}
              {...control}
              maxLength={LONGEST_SENTENCE}
              readOnly={isPending}
              value={value}
              onChange={({ target }) => setTyped(target.value)}
              className={`${className.replace("h-12", "")} py-2 leading-normal`}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone={sentence === null ? "accent" : "outline"} aria-disabled={isPending}>
            {sentence === null ? labels.pause : "Change the sentence"}
          </Button>
          {sentence !== null && (
            <Button aria-disabled={isPending} onClick={() => change(null, `${labels.name}: on again`)}>
              {labels.goOn}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
