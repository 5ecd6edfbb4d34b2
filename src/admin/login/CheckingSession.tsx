import { PageMeta } from "@/ui/PageMeta.tsx";

/** Neither the login nor the page may show yet. */
export function CheckingSession() {
  return (
    <>
      <PageMeta title="Administration" />
      <h1 className="sr-only">Administration</h1>
      <p role="status" className="late text-quiet">
        Checking your session...
      </p>
    </>
  );
}
