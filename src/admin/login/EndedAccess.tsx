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
  // The server is told last: who signs in again while it is slow must not be signed out once more.
  const leave = useEffectEvent(() => {
    clearAdminFlags();
    announceAccess();
    showToast(ENDED);
    void signOut();
  });
  useEffect(() => leave(), []);
  return null;
}
