import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Button } from "@/ui/Button.tsx";
import { storeConsent, useConsent } from "./consent.ts";
import { noteOpenedPage } from "./openedPages.ts";

/** Asks once, below the second page that they open. @param page the route, such as `/clinic/:id` */
export default function Measuring({ page }: { page: string }) {
  const { pathname } = useLocation();
  const consent = useConsent();
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  const [answeredAt, setAnsweredAt] = useState("");
  if (!hasMoved && pathname !== first) setHasMoved(true);
  if (answeredAt && answeredAt !== pathname) setAnsweredAt("");
  useEffect(() => noteOpenedPage(page), [page]);
  useEffect(() => {
    if (consent === "yes") void startLater();
  }, [consent]);
  const answer = (given: "yes" | "no") => {
    storeConsent(given);
    setAnsweredAt(pathname);
  };
  if (answeredAt === pathname) return <Answered isMeasured={consent === "yes"} />;
  const isToAsk =
    consent === null && hasMoved && !page.startsWith("/admin") && pathname !== "/privacy-policy";
  return isToAsk && <Question onAnswer={answer} />;
}

async function startLater(): Promise<void> {
  try {
    const { startMeasuring } = await import("./measure.ts");
    startMeasuring();
  } catch {
    // A failure isn't worth telling somebody who came to read.
  }
}

const FRAME = "column pb-4 print:hidden";

function Question({ onAnswer }: { onAnswer: (consent: "yes" | "no") => void }) {
  return (
    <aside aria-labelledby="measuring" className={FRAME}>
      <div className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
        <h2 id="measuring" className="font-sans text-base font-semibold">
          May we measure how well this site works for you?
        </h2>
        <p className="mt-1 max-w-prose text-quiet">
          We’d learn how long our pages took to appear and to answer you, and which errors you met: never who
          you are, what you type or which clinics you look at. The site works the same if you’d rather not.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button tone="outline" onClick={() => onAnswer("yes")}>
            Yes, you may
          </Button>
          <Button tone="outline" onClick={() => onAnswer("no")}>
            No, thank you
          </Button>
          <Link
            to="/privacy-policy#measuring-choice"
            className="inline-flex min-h-11 items-center text-accent"
          >
            What exactly is sent?
          </Link>
        </div>
      </div>
    </aside>
  );
}

/** Takes the focus of the button that is gone. */
function Answered({ isMeasured }: { isMeasured: boolean }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  const thanks = isMeasured ? "Thank you." : "All right, nothing is measured.";
  return (
    <div className={FRAME}>
      <p ref={note} role="status" tabIndex={-1} className="text-sm text-quiet outline-none">
        {`${thanks} You can change your mind in the privacy policy.`}
      </p>
    </div>
  );
}
