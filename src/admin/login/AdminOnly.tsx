import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { BackendError } from "@/backend/errors.ts";
import { roleKey, useAccess } from "./access.ts";
import { CheckingSession } from "./CheckingSession.tsx";
import { returnPlace } from "./placeAfterSignIn.ts";

/** Only a convenience: the database is the security boundary. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const access = useAccess();
  const queryClient = useQueryClient();
  const here = useLocation();

  // Also when another tab signs out: nothing an admin read may stay in this browser.
  useEffect(() => {
    if (access === "out") queryClient.clear();
  }, [access, queryClient]);

  // Access may have ended, and then the page says so.
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const error = type === "updated" ? mutation.state.error : null;
        if (!(error instanceof BackendError) || error.kind !== "refused") return;
        void queryClient.invalidateQueries({ queryKey: roleKey });
      }),
    [queryClient],
  );

  if (access === "in") return children;
  if (access === "out") return <Navigate to="/admin/login" state={returnPlace(here)} replace />;
  return <CheckingSession />;
}
