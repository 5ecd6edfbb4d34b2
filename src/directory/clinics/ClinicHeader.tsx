import { CalendarHeart, MapPin, Microscope } from "lucide-react";
import { Link } from "react-router-dom";
import type { Clinic } from "./clinic.ts";
import { ClinicLogo } from "./ClinicLogo.tsx";

export function ClinicHeader({ clinic }: { clinic: Clinic }) {
  const place = [...clinic.locations, ...clinic.countries].join(", ");
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ClinicLogo clinic={clinic} externalUrl={clinic.heroLogoUrl} size="page" />
      <div className="grow" style={{ flexBasis: "11rem" }}>
        <h1 className="clinic-name text-3xl wrap-anywhere sm:text-4xl">
          <bdi translate="no">{clinic.name}</bdi>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-quiet">
          {place && (
            <span className="inline-flex items-start gap-1">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
              <span>{place}</span>
            </span>
          )}
          <span>IVF Center</span>
        </p>
      </div>
    </header>
  );
}

export function FreeCalculators() {
  return (
    <nav
      aria-label="Free Calculators"
      className="flex flex-wrap items-center gap-x-6 rounded-2xl bg-accent-soft px-5 py-2"
    >
      <p className="w-full pt-2 font-serif font-semibold lg:w-auto lg:pt-0">Free Calculators</p>
      <Link
        to="/ivf-calculator"
        className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline"
      >
        <CalendarHeart aria-hidden className="size-5" strokeWidth={1.5} />
        IVF Due Date Calculator
      </Link>
      <Link
        to="/sperm-analysis"
        className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline"
      >
        <Microscope aria-hidden className="size-5" strokeWidth={1.5} />
        Sperm Analysis Interpreter
      </Link>
    </nav>
  );
}
