import { useEffect, useState } from "react";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";

const LONG_MS = 15_000;

const NO_ANSWER = {
  title: "We can't reach the server",
  text: "You stay signed in. This page opens as soon as the server answers.",
};

export function CheckingSession() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageMeta title="Administration" />
      <h1 className="sr-only">Administration</h1>
      {isLong ? (
        <LoadError failure={NO_ANSWER} />
      ) : (
        <p role="status" className="late text-quiet">
          Checking your session...
        </p>
      )}
    </>
  );
}
