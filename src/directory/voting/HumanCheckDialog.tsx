import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { isolate } from "@/ui/isolate.ts";
import { BabyAndCrib } from "./BabyAndCrib.tsx";
import type { Step } from "./turn.ts";

const PRAISE_MS = 1_000;

interface HumanCheckDialogProps {
  clinicName: string;
  /** Only one failed attempt is reported per check. */
  step: Step;
  onPassed: () => void;
  onFailed: () => void;
  onDismissed: () => void;
}

export default function HumanCheckDialog(props: HumanCheckDialogProps) {
  const { clinicName, step, onPassed, onFailed, onDismissed } = props;
  const [placed, setPlaced] = useState(false);
  const [carried, setCarried] = useState(false);
  const dragStarted = useRef(false);
  const pass = useEffectEvent(onPassed);

  // Who leaves during the praise has voted too. Cleaned up before `useVote` drops what isn't cast.
  useLayoutEffect(() => {
    if (!placed) return undefined;
    let isDue = true;
    const passOnce = () => {
      if (isDue) pass();
      isDue = false;
    };
    const timer = setTimeout(passOnce, PRAISE_MS);
    return () => {
      clearTimeout(timer);
      passOnce();
    };
  }, [placed]);

  const canReport = !placed && step === "checking";

  const close = () => {
    if (placed) return;
    if (dragStarted.current) onFailed();
    onDismissed();
  };

  const dropOnEscape = () => {
    setCarried(false);
    return carried;
  };

  return (
    <Dialog
      title="Are you human?"
      description={`A short check before your vote for ${isolate(clinicName)}. The button and the picture do the same: use whichever is easier for you.`}
      onClose={close}
      onEscape={dropOnEscape}
    >
      {/* Real disabling would drop the focus inside the dialog. */}
      <Button className="mt-4 w-full" aria-disabled={placed} onClick={() => setPlaced(true)}>
        Place the baby in the crib
      </Button>
      <BabyAndCrib
        placed={placed}
        carried={carried}
        onCarriedChange={setCarried}
        onDragStart={() => (dragStarted.current = true)}
        onPlaced={() => setPlaced(true)}
        onTouchMissed={onFailed}
      />
      <p role="status" className="min-h-8 text-center font-serif text-lg font-semibold text-accent">
        {placed ? "Perfect!" : step === "reporting" && "Reporting..."}
      </p>
      <Button
        tone="plain"
        className={`w-full text-sm ${step === "reporting" ? "" : "aria-disabled:!cursor-default"}`}
        aria-disabled={!canReport}
        aria-describedby="report-help"
        onClick={() => canReport && onFailed()}
      >
        Report Failed Attempt
      </Button>
      <p id="report-help" className="text-center text-sm text-quiet">
        This counts towards a temporary lockout: five failed attempts within an hour stop this browser tab
        from voting for an hour.
      </p>
    </Dialog>
  );
}
