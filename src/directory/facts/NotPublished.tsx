import { NOT_AVAILABLE } from "./resultLabels.ts";

export function NotPublished() {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
      <span className="font-serif text-2xl text-quiet">{NOT_AVAILABLE}</span>
      <span className="font-semibold">Not published</span>
    </p>
  );
}
