import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { announceAccess } from "./access.ts";
import { signOut } from "./api.ts";
import { clearAdminFlags } from "./flags.ts";
import { LOGGED_OUT } from "./adminMessages.ts";

/** Signs out here and in this browser's other tabs, and forgets all that was read. */
export function LogoutButton() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    clearAdminFlags();
    announceAccess();
    queryClient.clear();
    showToast(LOGGED_OUT);
    await navigate("/admin/login");
  };
  return (
    <Button tone="outline" aria-disabled={isLeaving} onClick={() => !isLeaving && void leave()}>
      {isLeaving ? "Logging out..." : "Logout"}
    </Button>
  );
}
