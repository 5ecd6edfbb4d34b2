export function BabyDrawing() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden className="pointer-events-none size-full">
      <path d="M18 50c0-10 9-17 22-17s22 7 22 17c0 14-9 24-22 24S18 64 18 50Z" fill="var(--surface)" />
      <path
        d="M18 50c0-10 9-17 22-17s22 7 22 17c0 14-9 24-22 24S18 64 18 50Z"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
      <path d="M22 58c10 6 26 6 37-4" fill="none" stroke="var(--accent)" strokeWidth="2" opacity=".6" />
      <circle cx="40" cy="24" r="17" fill="#f3cfae" stroke="#8a5a3c" strokeWidth="2" />
      <path d="M36 9c2-4 7-4 8 0" fill="none" stroke="#8a5a3c" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M31 24c1.5 2 4 2 5.5 0M43.5 24c1.5 2 4 2 5.5 0"
        fill="none"
        stroke="#5b3a26"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M37 31c2 2 4 2 6 0" fill="none" stroke="#5b3a26" strokeWidth="2" strokeLinecap="round" />
      <circle cx="29" cy="29" r="2.5" fill="#e8a58c" />
      <circle cx="51" cy="29" r="2.5" fill="#e8a58c" />
    </svg>
  );
}

export function CribDrawing({ occupied }: { occupied: boolean }) {
  return (
    <svg viewBox="0 0 160 128" aria-hidden className="pointer-events-none size-full">
      <rect x="18" y="66" width="124" height="30" rx="6" fill="var(--surface)" />
      {occupied && (
        <>
          <rect x="22" y="40" width="46" height="28" rx="8" fill="var(--surface)" />
          <circle cx="44" cy="35" r="15" fill="#f3cfae" stroke="#8a5a3c" strokeWidth="2" />
          <path
            d="M37 31c1.5 2 4 2 5 0M47 31c1.5 2 4 2 5 0"
            fill="none"
            stroke="#5b3a26"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <path
            d="M42 39c1.5 2 4 2 5.5 0"
            fill="none"
            stroke="#5b3a26"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <path
            d="M41 21c1.5-4 5.5-4 7 0"
            fill="none"
            stroke="#8a5a3c"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <circle cx="36" cy="37" r="2" fill="#e8a58c" />
          <circle cx="53" cy="37" r="2" fill="#e8a58c" />
          <path
            d="M32 72c6-14 84-16 100 0v18H32Z"
            fill="var(--surface)"
            stroke="var(--accent)"
            strokeWidth="2"
          />
        </>
      )}
      <g stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M14 30v84M146 30v84M14 52h132M14 100h132" />
        <path d="M36 52v48M58 52v48M80 52v48M102 52v48M124 52v48" strokeWidth="2.5" />
      </g>
      <circle cx="14" cy="26" r="6" fill="var(--accent)" />
      <circle cx="146" cy="26" r="6" fill="var(--accent)" />
    </svg>
  );
}
