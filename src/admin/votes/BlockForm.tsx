import { useRef, useState } from "react";
import { Form } from "@/admin/fields/Form.tsx";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { useOneAtATime } from "@/admin/fields/useOneAtATime.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { Field } from "@/ui/Field.tsx";
import { showToast } from "@/ui/toast.ts";
import { BlockTerms, type Terms } from "./BlockTerms.tsx";
import { VOTE_CHANGE_REFUSALS } from "./voteRefusals.ts";
import { useBlock } from "./pauses.ts";

export function BlockForm() {
  const [network, setNetwork] = useState("");
  const [terms, setTerms] = useState<Terms>({ days: 7, reason: "" });
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync: block, isPending } = useBlock();
  const { run } = useOneAtATime();
  const refuse = (message: string) => {
    setProblem(message);
    input.current?.focus();
  };
  const submit = async () => {
    if (network.trim() === "") return refuse("Please enter an address or network.");
    setProblem(undefined);
    try {
      const kept = await block({ target: { network: network.trim() }, ...terms });
      setNetwork("");
      setTerms({ days: 7, reason: "" });
      showToast({ title: `${kept} is blocked` });
    } catch (error) {
      const fallback = { title: "Nothing was blocked" };
      const { code, title, text, ...rest } = adminFailure(error, fallback, VOTE_CHANGE_REFUSALS);
      if (code === "invalid-network" || code === "network-too-wide") refuse(`${title}. ${text}`);
      else showToast({ title, ...(text && { text }), ...rest });
    }
  };
  return (
    <Card className="mb-5 p-5">
      <Form
        className="grid gap-4 lg:grid-cols-[2fr_1fr_2fr_auto] lg:items-start"
        onSubmit={() => void run(submit)}
      >
        <Field label="Address or network" hint="203.0.113.7, 203.0.113.0/24, 2001:db8::/48" problem={problem}>
          {(control) => (
            <input
              ref={input}
              {...control}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              readOnly={isPending}
              value={network}
              onChange={({ target }) => setNetwork(target.value)}
            />
          )}
        </Field>
        <BlockTerms terms={terms} isBusy={isPending} onChange={setTerms} />
        <Button type="submit" aria-disabled={isPending} className="lg:mt-8">
          {isPending ? "Blocking..." : "Block"}
        </Button>
      </Form>
    </Card>
  );
}
