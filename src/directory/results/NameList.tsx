import type { Entry } from "./entries.ts";

export function NameList({ entries }: { entries: Entry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 font-medium" translate="no">
      {entries.map(({ clinic: { id, name } }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}
