import { Drawing } from "./Drawing.tsx";

export function NoResultsDrawing() {
  return (
    <Drawing>
      <rect x="12" y="10" width="52" height="36" rx="6" />
      <rect x="24" y="24" width="60" height="40" rx="6" className="fill-surface" />
      <path d="M34 36h18M34 46h12" className="stroke-gold" />
      <circle cx="80" cy="42" r="18" />
      <path d="m93 55 17 17" strokeWidth="4" />
      <path d="M73 42h14" />
    </Drawing>
  );
}
