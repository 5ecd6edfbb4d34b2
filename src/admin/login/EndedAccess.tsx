import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/ui/toast.ts";
import { leaveAdmin } from "./access.ts";
import { useSignOut } from "./api.ts";

const ENDED = {
  title: "You have been signed out",
  text: "Your session was ended, or this account no longer has admin access.",
};

export function EndedAccess() {
  const { mutateAsync: signOut } = useSignOut();
  const leave = useEffectEvent(() => {
    leaveAdmin();
    showToast(ENDED);
    void signOut();
  });
  useEffect(() => leave(), []);
  return null;
}
