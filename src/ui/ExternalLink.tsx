import type { ComponentProps } from "react";

export function ExternalLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a className="text-accent underline underline-offset-4" target="_blank" rel="noopener" {...rest}>
      <span>{children}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
