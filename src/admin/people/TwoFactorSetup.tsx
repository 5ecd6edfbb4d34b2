import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { failureOf } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { showToast } from "@/ui/toast.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { NewFactorForm } from "./NewFactorForm.tsx";
import { SIGN_IN_AGAIN, switchFailure } from "./twoFactorMessages.ts";
import { twoFactorQuery, useBeginFactor, useEndFactors, type NewFactor } from "./twoFactor.ts";

const NOT_BEGUN = { title: "Two-step sign-in could not be set up", text: "Please try again." };
const NOT_ENDED = { title: "Two-step sign-in is still on", text: "Please try again." };

export function TwoFactorSetup() {
  const result = useQuery(twoFactorQuery());
  const [factor, setFactor] = useState<NewFactor>();
  useEffect(preloadToasts, []);
  return (
    <Card as="section" aria-labelledby="two-steps" className="p-5">
      <h2 id="two-steps" className="text-xl">
        Your two-step sign-in
      </h2>
      <QueryResult result={result} what="your two-step sign-in" outline={null}>
        {(isOn) => {
          if (isOn === null) return <None />;
          if (isOn) return <On />;
          if (!factor) return <Off onBegun={setFactor} />;
          return <NewFactorForm factor={factor} onClose={() => setFactor(undefined)} />;
        }}
      </QueryResult>
    </Card>
  );
}

function None() {
  return (
    <p className="mt-2 max-w-prose text-quiet">
      This backend offers none. Where it does, you can add a code from your phone to your password here.
    </p>
  );
}

function Off({ onBegun }: { onBegun: (factor: NewFactor) => void }) {
  const { mutate, isPending } = useBeginFactor();
  const begin = () =>
    mutate(undefined, {
      onSuccess: (factor) => (factor ? onBegun(factor) : showToast(SIGN_IN_AGAIN)),
      onError: (error) => showToast(failureOf(error, NOT_BEGUN)),
    });
  return (
    <>
      <p className="mt-2 mb-4 max-w-prose text-quiet">
        It’s off: your password alone is enough to sign in. With it on, you also type six digits from an app
        on your phone. Owners should turn it on.
      </p>
      <Button aria-disabled={isPending} onClick={() => !isPending && begin()}>
        {isPending ? "Setting up..." : "Set up two-step sign-in"}
      </Button>
    </>
  );
}

function On() {
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useEndFactors();
  const end = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ title: "Two-step sign-in is off" }),
      onError: (error) => showToast(switchFailure(error, NOT_ENDED)),
      onSettled: () => setIsAsked(false),
    });
  return (
    <>
      <p className="mt-2 mb-4 max-w-prose text-quiet">
        It’s on: signing in takes your password and six digits from your app. If you lose your phone, whoever
        runs the website can turn it off for you.
      </p>
      <Button tone="outline" onClick={() => setIsAsked(true)}>
        Turn it off
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Turn two-step sign-in off"
          text="Anyone who knows your password will then be able to sign in."
          action="Turn off"
          waiting="Turning off..."
          isPending={isPending}
          onConfirm={end}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
