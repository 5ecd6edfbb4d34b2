import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { leaveAdmin } from "./access.ts";
import { LOGGED_OUT } from "./loginMessages.ts";
import { useSignOut } from "./api.ts";

export function LogoutButton() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: signOut, isIdle } = useSignOut();
  const leave = async () => {
    leaveAdmin();
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
