import type { CSSProperties } from "react";

interface LegendLineProps {
  mark: string;
  style?: CSSProperties;
  children: string;
}

export function LegendLine({ mark, style, children }: LegendLineProps) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={`picture w-8 shrink-0 ${mark}`} style={style} />
      <span>{children}</span>
    </li>
  );
}
