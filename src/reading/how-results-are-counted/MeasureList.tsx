import { Sources, type Source } from "@/ui/Sources.tsx";

interface MeasureListProps {
  parts: { name: string; counts: string; leavesOut: string; sources?: Source[] }[];
}

export function MeasureList({ parts }: MeasureListProps) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {parts.map(({ name, counts, leavesOut, sources }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[26%_minmax(0,1fr)]">
          <dt className="font-serif text-lg font-semibold">{name}</dt>
          <dd>
            <p>{counts}</p>
            <p className="mt-1">
              <span className="font-semibold">Leaves out:</span>
              <span>{` ${leavesOut}`}</span>
            </p>
            {sources && <Sources sources={sources} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
