import { Sources } from "@/ui/Sources.tsx";
import type { Statement } from "@/directory/countries/region.ts";

export function Statements({ statements }: { statements: Statement[] }) {
  return (
    <div className="grid content-start gap-3">
      {statements.map(({ text, sources = [] }) => (
        <div key={text}>
          <p>{text}</p>
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      ))}
    </div>
  );
}
