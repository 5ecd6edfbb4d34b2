import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/ui/toast.ts";
import { announceAccess } from "./access.ts";
import { useSignOut } from "./api.ts";
import { clearAdminFlags } from "./flags.ts";

const ENDED = {
  title: "You have been signed out",
  text: "Your session was ended, or this account no longer has admin access.",
};

export function EndedAccess() {
  const { mutateAsync: signOut } = useSignOut();
  const leave = useEffectEvent(async () => {
    await signOut();
    clearAdminFlags();
    announceAccess();
    showToast(ENDED);
  });
  useEffect(() => void leave(), []);
  return null;
}
