/** The first letter of a clinic's name, in place of a logo. Decorative: the name stands beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-xl bg-accent-soft font-serif text-xl font-semibold text-accent"
    >
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
