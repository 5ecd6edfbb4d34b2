interface TextToCopyProps {
  label: string;
  text: string;
}

export function TextToCopy({ label, text }: TextToCopyProps) {
  return (
    <textarea
      readOnly
      aria-label={label}
      rows={8}
      value={text}
      onFocus={(event) => event.target.select()}
      className="mt-1 w-full rounded-lg border border-edge bg-surface p-3 text-sm"
    />
  );
}
