import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "@/ui/Button.tsx";
import { LostPath } from "@/ui/drawings/LostPath.tsx";
import { PageHead } from "@/ui/PageHead.tsx";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: nothing is at", pathname);
  }, [pathname]);
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <PageHead title="Page not found" />
      <LostPath />
      <h1 className="mt-2 text-2xl">Oops! Page not found</h1>
      <p className="mt-2 text-quiet">The address may have changed, or it was typed wrong.</p>
      <ButtonLink to="/" className="mt-6">
        Return to Home
      </ButtonLink>
    </div>
  );
}
