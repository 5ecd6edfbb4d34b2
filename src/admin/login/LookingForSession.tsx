import { PageMeta } from "@/ui/PageMeta.tsx";

/** Stands there for the moment in which neither the login nor the page behind it may show. */
export function LookingForSession() {
  return (
    <>
      <PageMeta title="Administration" />
      <h1 className="sr-only">Administration</h1>
      <p role="status" className="late text-quiet">
        Looking for your session...
      </p>
    </>
  );
}
