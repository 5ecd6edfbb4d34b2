import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { ExternalLink } from "./ExternalLink.tsx";

type Tone = "accent" | "outline" | "plain" | "alarm";

const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border px-4 py-2 font-medium no-underline aria-disabled:cursor-progress";

const TONES: Record<Tone, string> = {
  accent: "border-transparent bg-accent text-accent-on hover:opacity-90 aria-disabled:opacity-90",
  outline: "border-edge bg-surface text-ink hover:border-accent hover:text-accent aria-disabled:opacity-90",
  plain: "border-transparent text-accent hover:bg-accent-soft aria-disabled:opacity-90",
  // The lightest opacity that is still readable.
  alarm: "border-transparent bg-alarm text-paper hover:underline",
};

function buttonClasses(tone: Tone, className = ""): string {
  return `${BASE} ${TONES[tone]} ${className}`;
}

interface Toned {
  tone?: Tone;
}

export function Button({
  tone = "accent",
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Toned) {
  // oxlint-disable-next-line react/button-has-type -- the default above is a valid type
  return <button type={type} className={buttonClasses(tone, className)} {...rest} />;
}

export function ButtonLink({ tone = "accent", className, ...rest }: ComponentProps<typeof Link> & Toned) {
  return <Link className={buttonClasses(tone, className)} {...rest} />;
}

export function ExternalButtonLink({ tone = "accent", className, ...rest }: ComponentProps<"a"> & Toned) {
  return <ExternalLink className={buttonClasses(tone, className)} {...rest} />;
}
