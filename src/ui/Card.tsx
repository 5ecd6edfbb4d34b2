import type { HTMLAttributes } from "react";
import { PartBoundary } from "./PartBoundary.tsx";

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "article" | "section" | "li" | "ul";
}

export function Card({ as: Tag = "div", className = "", children, ...rest }: CardProps) {
  return (
    <Tag className={`rounded-2xl border border-line bg-surface ${className}`} {...rest}>
      <PartBoundary>{children}</PartBoundary>
    </Tag>
  );
}
