import { Navigate } from "react-router-dom";
import { BackLink } from "@/ui/BackLink.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { useAccess } from "./access.ts";
import { LoginForm } from "./LoginForm.tsx";
import { LookingForSession } from "./LookingForSession.tsx";

export default function LoginPage() {
  const access = useAccess();
  if (access === "unknown") return <LookingForSession />;
  return (
    <>
      <PageHead title="Admin login" />
      {access === "in" && <Navigate to="/admin/blog" replace />}
      {access === "out" && (
        <div className="mx-auto max-w-md">
          <BackLink to="/">Back to Home</BackLink>
          <div className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
            <h1 className="text-3xl">Admin login</h1>
            <p className="mt-2 mb-6 text-quiet">For the people who write the blog.</p>
            <LoginForm />
          </div>
        </div>
      )}
    </>
  );
}
