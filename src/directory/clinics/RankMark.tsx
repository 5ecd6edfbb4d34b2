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
        <g
          fill={isHollow ? "none" : "currentColor"}
          stroke={isHollow ? "currentColor" : undefined}
          strokeWidth="1.2"
          strokeDasharray={isHollow ? "2.4 1.6" : undefined}
        >
          <path d="M9 2h5l4 9-5 3ZM23 2h-5l-4 9 5 3Z" opacity=".6" />
          <circle cx="16" cy="22" r="11" fill={isHollow ? "var(--surface)" : undefined} />
          {!isHollow && <circle cx="16" cy="22" r="8" stroke="var(--surface)" opacity=".7" />}
        </g>
        <text
          x="16"
          y="26.5"
          textAnchor="middle"
          fontSize="12"
          fontWeight="700"
          fill={isHollow ? "var(--quiet)" : "var(--surface)"}
        >
          {rank}
        </text>
      </svg>
      <span>{medal.badge}</span>
    </span>
  );
}
