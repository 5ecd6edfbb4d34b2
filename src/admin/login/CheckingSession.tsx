import { PageMeta } from "@/ui/PageMeta.tsx";

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
