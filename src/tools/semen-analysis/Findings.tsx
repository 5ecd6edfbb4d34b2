export function Findings({ findings }: { findings: string[] }) {
  return (
    <section
      aria-label="A finding to take to a doctor"
      className="mb-6 rounded-2xl bg-accent-soft p-5 sm:p-6"
    >
      <h2 className="text-xl">Please take this to a doctor</h2>
      {findings.map((finding) => (
        <p key={finding} className="mt-2">
          {finding}
        </p>
      ))}
    </section>
  );
}
