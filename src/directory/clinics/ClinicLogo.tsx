import { useFailedImages } from "@/ui/useFailedImages.ts";
import { firstLetter, LOGO_STRIP, placeInStrip, WITH_LOGO } from "./logos.ts";

interface ClinicLogoProps {
  clinic: { id: string; name: string };
  externalUrl?: string | null;
  size?: "card" | "page";
}

export function ClinicLogo({ clinic, externalUrl = null, size = "card" }: ClinicLogoProps) {
  const { failed, noticing } = useFailedImages();
  const place = placeInStrip(clinic.id);
  const sources = [externalUrl, place === null ? null : LOGO_STRIP];
  const source = sources.find((url) => url !== null && !failed.includes(url));
  const fromStrip = source === LOGO_STRIP;
  const box = `${size === "page" ? "size-20 text-4xl" : "size-12 text-xl"} shrink-0 overflow-hidden rounded-xl`;
  if (!source) {
    return (
      <span
        aria-hidden
        className={`${box} grid place-items-center bg-accent-soft font-serif font-semibold text-accent`}
      >
        {firstLetter(clinic.name)}
      </span>
    );
  }
  return (
    <span className={`${box} block ${fromStrip ? "" : "border border-line bg-white p-1.5"}`}>
      <img
        key={source}
        {...noticing}
        src={source}
        alt=""
        width={64}
        height={fromStrip ? 64 * WITH_LOGO.length : 64}
        loading="lazy"
        referrerPolicy="no-referrer"
        className={fromStrip ? "h-auto w-full max-w-none" : "size-full object-contain"}
        style={fromStrip ? { translate: `0 ${(-100 * (place ?? 0)) / WITH_LOGO.length}%` } : undefined}
      />
    </span>
  );
}
