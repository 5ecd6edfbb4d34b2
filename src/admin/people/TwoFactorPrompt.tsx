import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRole } from "@/admin/login/role.ts";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { promptDismissedQuery, twoFactorQuery } from "./twoFactor.ts";

/**
 * Asks owners with a password alone to set up two-step sign-in. Dismissing it lasts until the next sign-in.
 */
export function TwoFactorPrompt() {
  const isOwner = useRole() === "owner";
  const { data: isOn } = useQuery({ ...twoFactorQuery(), enabled: isOwner });
  const { data: isPutOff } = useQuery(promptDismissedQuery());
  const queryClient = useQueryClient();
  // Null: the backend offers no second factors.
  if (!isOwner || isOn !== false || isPutOff) return null;
  return (
    <Card
      as="section"
      aria-labelledby="ask-for-two-steps"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 p-5"
    >
      <div className="max-w-prose min-w-0 grow basis-72">
        <h2 id="ask-for-two-steps" className="text-xl">
          Protect your account with your phone
        </h2>
        <p className="mt-1 text-quiet">
          As an owner you decide who has access, and right now your password alone is enough to sign in. Add a
          code from an app on your phone: it takes two minutes.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/admin/people">Set it up</ButtonLink>
        <Button
          tone="outline"
          onClick={() => queryClient.setQueryData(promptDismissedQuery().queryKey, true)}
        >
          Not now
        </Button>
      </div>
    </Card>
  );
}
