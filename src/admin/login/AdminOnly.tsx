import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useAccess } from "./access.ts";
import { LookingForSession } from "./LookingForSession.tsx";
import { wantedPlace } from "./placeAfterSignIn.ts";

/**
 * Shows its content to a signed-in admin and leads everybody else to the login, which leads back
 * here. While the browser still looks for a session it shows neither. The security boundary itself
 * is the database.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const access = useAccess();
  const queryClient = useQueryClient();
  const here = useLocation();

  // Also when another tab signed out: what an admin read is no longer this browser's to keep.
  useEffect(() => {
    if (access === "out") queryClient.clear();
  }, [access, queryClient]);

  if (access === "in") return children;
  if (access === "out") return <Navigate to="/admin/login" state={wantedPlace(here)} replace />;
  return <LookingForSession />;
}
