import type { ReactNode } from "react";

type Tone = "accent" | "quiet" | "gold";

const TONES: Record<Tone, string> = {
  accent: "bg-accent-soft text-accent",
  quiet: "border border-line text-quiet",
  gold: "border border-gold text-ink",
};

export function Badge({ tone = "accent", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-2xl wrap-anywhere px-3 py-0.5 align-middle text-sm font-medium ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
