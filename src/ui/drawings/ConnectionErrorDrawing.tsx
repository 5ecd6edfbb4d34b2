import { Drawing } from "./Drawing.tsx";

export function ConnectionErrorDrawing() {
  return (
    <Drawing>
      <path d="M4 58c18 0 14-20 30-20h4M116 58c-18 0-14-20-30-20h-4" fill="none" />
      <rect x="38" y="27" width="14" height="22" rx="4" />
      <rect x="68" y="27" width="14" height="22" rx="4" />
      <path d="M52 33h5M52 43h5" />
      <path d="M60 10v7M51 13l3 5M69 13l-3 5" className="stroke-gold" />
    </Drawing>
  );
}
