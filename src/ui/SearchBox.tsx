import { CircleX, Search } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  name?: string;
  term: string;
  onTermChange: (term: string) => void;
  /** For a suggestion list, which the parent renders and handles keys for. */
  suggests?: boolean;
}

const COMBOBOX = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false } as const;

export function SearchBox({ label, placeholder, name, term, onTermChange, suggests }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Keeps what was typed before the page became interactive.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? "";
    if (typed !== term) onTermChange(typed);
  });
  useEffect(() => takeOver(), []);

  return (
    // Contained, so that typing lays out only this box.
    <search className="relative z-30 block h-14 contain-layout contain-size">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="absolute top-1/2 left-4 size-5 max-sm:left-3 -translate-y-1/2 text-quiet"
      />
      <input
        {...(suggests && COMBOBOX)}
        ref={input}
        id={id}
        name={name}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={term}
        onChange={(event) => onTermChange(event.target.value)}
        className={`h-14 w-full rounded-xl border border-edge bg-surface pl-12 text-lg placeholder:text-quiet placeholder-shown:text-ellipsis max-sm:pl-10 max-sm:text-base max-sm:placeholder:text-[0.9375rem] ${term === "" ? "pr-2 sm:pr-3" : "pr-12"}`}
      />
      {/* Always rendered, so that the first key doesn't wait for it. */}
      <button
        type="button"
        aria-label="Clear search"
        hidden={term === ""}
        className="absolute top-1/2 right-2 grid size-11 -translate-y-1/2 place-items-center rounded-md text-quiet hover:text-ink"
        onClick={() => {
          onTermChange("");
          input.current?.focus();
        }}
      >
        <CircleX aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </search>
  );
}
