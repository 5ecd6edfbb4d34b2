const MEDALS = [
  { colour: "text-gold", badge: "#1 Top Rated" },
  { colour: "text-silver", badge: "#2 Runner Up" },
  { colour: "text-bronze", badge: "#3 Bronze" },
];

interface RankMarkProps {
  rank: number;
  isHollow: boolean;
}

export function RankMark({ rank, isHollow }: RankMarkProps) {
  const medal = MEDALS[rank - 1];
  if (!medal) {
    return <span className="w-20 shrink-0 text-center font-semibold text-quiet">{`#${rank}`}</span>;
  }
  return (
    <span className="grid w-20 shrink-0 justify-items-center text-xs text-quiet">
      <svg viewBox="0 0 32 36" aria-hidden className={`size-9 ${medal.colour}`}>
        {isHollow ? (
          <g fill="none" stroke="currentColor" strokeWidth="1.2" strokeDasharray="2.4 1.6">
            <path d="M9 2h5l4 9-5 3ZM23 2h-5l-4 9 5 3Z" opacity=".7" />
            <circle cx="16" cy="22" r="10.4" fill="var(--surface)" />
          </g>
        ) : (
          <>
            <path d="M9 2h5l4 9-5 3ZM23 2h-5l-4 9 5 3Z" fill="currentColor" opacity=".55" />
            <circle cx="16" cy="22" r="11" fill="currentColor" />
            <circle
              cx="16"
              cy="22"
              r="8"
              fill="none"
              stroke="var(--surface)"
              strokeWidth="1.2"
              opacity=".7"
            />
          </>
        )}
        <text
          x="16"
          y="26.5"
          textAnchor="middle"
          fontSize="12"
          fontWeight={isHollow ? 400 : 700}
          fill={isHollow ? "var(--quiet)" : "var(--surface)"}
        >
          {rank}
        </text>
      </svg>
      <span>{medal.badge}</span>
    </span>
  );
}
