interface RangeBarProps {
  value: number;
  from: number;
  to: number;
  range: { lowest: number; highest: number } | null;
  label: string;
}

export function RangeBar({ value, from, to, range, label }: RangeBarProps) {
  const place = (x: number) => Math.min(100, Math.max(0, ((x - from) / (to - from)) * 100));
  return (
    <div role="img" aria-label={label} className="picture relative h-4">
      <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
      {range && (
        <div
          className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-accent opacity-35"
          style={{ left: `${place(range.lowest)}%`, right: `${100 - place(range.highest)}%` }}
        />
      )}
      <div
        className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface bg-accent"
        style={{ left: `${place(value)}%` }}
      />
    </div>
  );
}
