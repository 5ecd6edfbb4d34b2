import type { ReactNode } from "react";

interface ChoicesProps<Value> {
  type: "radio" | "checkbox";
  name: string;
  options: readonly { value: Value; words: ReactNode }[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

export function Choices<Value extends string | number | null>(props: ChoicesProps<Value>) {
  const { type, name, options, isChosen, onChoose } = props;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {options.map(({ value, words }) => (
        <label
          key={value ?? ""}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-edge bg-surface px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type={type}
            name={name}
            value={value ?? ""}
            checked={isChosen(value)}
            onChange={() => onChoose(value)}
            className="size-4.5"
          />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}
