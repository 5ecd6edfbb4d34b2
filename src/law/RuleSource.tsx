import { ExternalLink } from "@/ui/ExternalLink.tsx";
import type { Rule } from "./rules.ts";
import { changeNote, DOUBTS, textAge } from "./sourceText.ts";

export function RuleSource({ rule }: { rule: Rule }) {
  const { text, article, confidence } = rule;
  const change = changeNote(rule);
  const notes = [article, textAge(text), DOUBTS[confidence]].filter((note) => note !== undefined);
  return (
    <>
      {change && <p className="mt-1 text-sm font-medium text-amber">{change}</p>}
      <p className="mt-1 text-sm text-quiet wrap-anywhere">
        Source:{" "}
        <ExternalLink href={text.url} className="underline underline-offset-2 hover:text-accent">
          {text.name}
        </ExternalLink>
        {notes.map((note) => (
          <span key={note}>{`; ${note}`}</span>
        ))}
      </p>
    </>
  );
}
