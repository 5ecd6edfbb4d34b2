import type { HTMLAttributes } from "react";

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "article" | "section" | "li" | "ul";
}

export function Card({ as: Tag = "div", className = "", ...rest }: CardProps) {
  return <Tag className={`rounded-2xl border border-line bg-surface ${className}`} {...rest} />;
}
