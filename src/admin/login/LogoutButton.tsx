import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { announceAccess } from "./access.ts";
import { LOGGED_OUT } from "./loginMessages.ts";
import { useSignOut } from "./api.ts";
import { clearAdminFlags } from "./flags.ts";

export function LogoutButton() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: signOut, isIdle } = useSignOut();
  // The server is told last: who signs in again while it is slow must not be signed out once more.
  const leave = async () => {
    clearAdminFlags();
    announceAccess();
    queryClient.clear();
    showToast(LOGGED_OUT);
    await navigate("/admin/login");
    await signOut();
  };
  return (
    <Button tone="outline" aria-disabled={!isIdle} onClick={() => isIdle && void leave()}>
      {isIdle ? "Logout" : "Logging out..."}
    </Button>
  );
}
