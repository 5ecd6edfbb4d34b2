export function Advice() {
  return (
    <p className="mt-4 max-w-3xl rounded-lg border border-line bg-surface px-4 py-3 text-quiet">
      <strong className="font-semibold text-ink">General information, not medical or legal advice.</strong>{" "}
      Your clinic decides the days: always follow the dates that it gives you.
    </p>
  );
}
