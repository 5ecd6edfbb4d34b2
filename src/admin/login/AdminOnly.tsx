import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useAccess } from "./access.ts";
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

  if (access === "in") return children;
  if (access === "out") return <Navigate to="/admin/login" state={returnPlace(here)} replace />;
  return <CheckingSession />;
}
