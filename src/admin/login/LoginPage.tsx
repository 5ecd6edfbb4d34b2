import { Navigate, useLocation } from "react-router-dom";
import { BackLink } from "@/ui/BackLink.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { useAccess } from "./access.ts";
import { LoginForm } from "./LoginForm.tsx";
import { CheckingSession } from "./CheckingSession.tsx";
import { placeAfterSignIn, readReturnPlace } from "./placeAfterSignIn.ts";

export default function LoginPage() {
  const access = useAccess();
  const { state } = useLocation();
  if (access === "unknown") return <CheckingSession />;
  return (
    <>
      <PageMeta title="Admin login" />
      {access === "in" && <Navigate to={placeAfterSignIn(readReturnPlace(state))} replace />}
      {access === "out" && (
        <div className="mx-auto max-w-md">
          <BackLink to="/">Back to Home</BackLink>
          <div className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
            <h1 className="text-3xl">Admin login</h1>
            <p className="mt-2 mb-6 text-quiet">For the people who run the directory and write the blog.</p>
            <LoginForm />
          </div>
        </div>
      )}
    </>
  );
}
