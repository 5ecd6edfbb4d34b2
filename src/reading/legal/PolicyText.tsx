import type { ReactNode } from "react";

export interface PolicySection {
  title: string;
  body: ReactNode;
}

export function Text({ children }: { children: ReactNode }) {
  return <p className="mt-3">{children}</p>;
}

export function List({ items }: { items: { title: string; text: ReactNode }[] }) {
  return (
    <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-accent">
      {items.map(({ title, text }) => (
        <li key={title}>
          <strong className="font-semibold">{title}</strong> {text}
        </li>
      ))}
    </ul>
  );
}
