import { useState } from "react";
import { bundledLogo, firstLetter } from "./logos.ts";

interface ClinicLogoProps {
  clinic: { id: string; name: string };
  /** The clinic's own logo at an address elsewhere, shown on its own page only. */
  externalUrl?: string | null;
  size?: "card" | "page";
}

/** A clinic's logo, or the first letter of its name. Decorative: the name stands beside it. */
export function ClinicLogo({ clinic, externalUrl = null, size = "card" }: ClinicLogoProps) {
  const [failed, setFailed] = useState<string[]>([]);
  const source = [externalUrl, bundledLogo(clinic.id)].find((url) => url !== null && !failed.includes(url));
  const box = size === "page" ? "size-20 text-4xl" : "size-12 text-xl";
  if (source) {
    return (
      <img
        key={source}
        src={source}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setFailed([...failed, source])}
        className={`${box} shrink-0 rounded-xl object-contain`}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={`${box} grid shrink-0 place-items-center rounded-xl bg-accent-soft font-serif font-semibold text-accent`}
    >
      {firstLetter(clinic.name)}
    </span>
  );
}
