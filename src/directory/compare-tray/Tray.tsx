import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button, ButtonLink } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { isolate } from "@/ui/isolate.ts";
import { afterNextPaint } from "@/ui/nextPaint.ts";
import { clearChosen, MAX_COMPARED, toggleChosen, type ChosenClinic } from "./chosenClinics.ts";

const TRAY_ID = "compare-tray";

const SKIP_LINK =
  "absolute top-2 left-2 z-50 -translate-y-20 rounded-lg bg-accent px-4 py-2 text-accent-on focus:translate-y-0";

const HEIGHT = "--tray-height";

function clear(): void {
  focusPageStart();
  clearChosen();
}

interface TrayProps {
  clinics: readonly ChosenClinic[];
}

export default function Tray({ clinics }: TrayProps) {
  const tray = useRef<HTMLElement>(null);
  // Behind the other skip link, since the tray is the last part of the page.
  const [start] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    document.querySelector("a[href='#content']")?.after(start);
    return () => start.remove();
  }, [start]);
  const [isOpen, setOpen] = useState(false);
  const [announced, setAnnounced] = useState("");
  const text = `${clinics.length} of ${MAX_COMPARED}`;
  // What stands in a live region from the start isn't read out.
  useEffect(() => {
    let isCurrent = true;
    const announcement = `${counted(clinics.length, "clinic", "clinics")} to compare`;
    afterNextPaint(() => isCurrent && setAnnounced(announcement));
    return () => {
      isCurrent = false;
    };
  }, [clinics.length]);
  useLayoutEffect(() => {
    const element = tray.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const measure = () => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    root.dataset["tray"] = "";
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(HEIGHT);
      delete root.dataset["tray"];
    };
  }, []);
  const remove = (clinic: ChosenClinic) => {
    if (clinics.length > 1) tray.current?.querySelector<HTMLElement>("[data-compare]")?.focus();
    else focusPageStart();
    toggleChosen(clinic);
  };
  return createPortal(
    <section
      ref={tray}
      id={TRAY_ID}
      tabIndex={-1}
      aria-label="Clinics to compare"
      className="tray border-t border-line bg-surface py-2 max-sm:py-1 print:hidden"
    >
      <div className="column flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-semibold whitespace-nowrap">{text}</p>
        <p role="status" className="sr-only">
          {announced}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 text-accent underline underline-offset-4 sm:hidden"
        >
          {isOpen ? "Hide names" : "Show names"}
        </button>
        <div
          className={`flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1 max-sm:order-last max-sm:basis-full ${isOpen ? "" : "max-sm:hidden"}`}
        >
          <ul aria-label="Chosen" className="flex min-w-0 flex-wrap gap-x-2 gap-y-1">
            {clinics.map((clinic) => (
              <li key={clinic.id}>
                <button
                  type="button"
                  aria-label={`Take out ${isolate(clinic.name)}`}
                  onClick={() => remove(clinic)}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-accent-soft px-3 text-left text-sm wrap-anywhere hover:border-accent hover:text-accent"
                >
                  <bdi translate="no">{clinic.name}</bdi>
                  <span aria-hidden className="text-lg leading-none">
                    ×
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Button tone="plain" onClick={clear}>
            Clear
          </Button>
        </div>
        <ButtonLink
          data-compare
          to={`/compare?ids=${clinics.map(({ id }) => id).join(",")}`}
          className="ml-auto"
        >
          Compare
        </ButtonLink>
      </div>
      {createPortal(
        <a href={`#${TRAY_ID}`} className={SKIP_LINK}>
          Skip to the clinics to compare
        </a>,
        start,
      )}
    </section>,
    // Sticky in the body, the tray takes its place below the footer.
    document.body,
  );
}
