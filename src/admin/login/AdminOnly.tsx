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

  // Where no row took a change, access may have ended without an answer that says so. A refusal that the
  // server answers speaks for itself, and asking then would leave a page with an ended session at once.
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const error = type === "updated" ? mutation.state.error : null;
        if (!(error instanceof BackendError) || error.status !== 403 || error.cause !== undefined) return;
        void queryClient.invalidateQueries({ queryKey: roleKey });
      }),
    [queryClient],
  );

  if (access === "in") return children;
  if (access === "out") return <Navigate to="/admin/login" state={returnPlace(here)} replace />;
  return <CheckingSession />;
}
