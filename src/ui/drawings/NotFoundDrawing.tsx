import { Drawing } from "./Drawing.tsx";

export function NotFoundDrawing() {
  return (
    <Drawing>
      <path d="M8 70c18-8 32-8 52 0s34 8 52 0" fill="none" className="stroke-gold" strokeDasharray="5 6" />
      <path d="M60 66V10" />
      <path d="M60 14h30l9 8-9 8H60z" />
      <path d="M60 36H34l-9 8 9 8h26z" className="fill-surface" />
    </Drawing>
  );
}
