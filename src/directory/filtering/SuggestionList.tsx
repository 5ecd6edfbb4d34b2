import { useLayoutEffect, useState } from "react";
import { HighlightedText } from "./HighlightedText.tsx";
import { availableSpace, type AvailableSpace } from "./availableSpace.ts";
import type { Suggestion } from "./suggest.ts";

const HEADINGS = {
  clinics: "Clinics",
  treatments: "Treatments",
  cities: "Cities",
  countries: "Countries",
  pages: "On this site",
};
const KINDS = ["clinics", "treatments", "cities", "countries", "pages"] as const;

interface SuggestionListProps {
  id: string;
  field: HTMLInputElement;
  suggestions: Suggestion[];
  isMatch: (word: string) => boolean;
  active: number;
  onChoose: (option: number) => void;
}

export function SuggestionList({ id, field, suggestions, isMatch, active, onChoose }: SuggestionListProps) {
  const [{ isAbove, height }, setRoom] = useState<AvailableSpace>({ isAbove: false, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setRoom(availableSpace(field));
    measure();
    const stop = new AbortController();
    const { signal } = stop;
    // A phone's keyboard comes and goes.
    for (const type of ["resize", "scroll"]) {
      window.visualViewport?.addEventListener(type, measure, { signal });
      window.addEventListener(type, measure, { signal, passive: true });
    }
    return () => stop.abort();
  }, [field]);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      style={{ maxHeight: height }}
      className={`absolute left-0 z-30 w-[max(100%,min(100vw-2.5rem,28rem))] overflow-y-auto overscroll-contain rounded-xl border border-edge bg-surface shadow-xl ${isAbove ? "bottom-full mb-1" : "top-full mt-1"}`}
    >
      {KINDS.map((kind) => {
        const first = suggestions.findIndex((suggestion) => suggestion.kind === kind);
        if (first === -1) return null;
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className="px-4 pt-3 text-sm text-quiet">
              {HEADINGS[kind]}
            </div>
            {suggestions
              .filter((suggestion) => suggestion.kind === kind)
              .map(({ value, name, detail }, place) => (
                <Option
                  key={value}
                  id={`${id}-${first + place}`}
                  isActive={active === first + place}
                  onChoose={() => onChoose(first + place)}
                >
                  <bdi className="font-medium">
                    <HighlightedText text={name} isMatch={isMatch} />
                  </bdi>{" "}
                  <bdi className="text-sm text-quiet">{detail}</bdi>
                </Option>
              ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className={`min-h-11 cursor-pointer px-4 py-2.5 wrap-anywhere -outline-offset-2 outline-accent hover:outline-1 ${isActive ? "outline-2" : ""}`}
    >
      {children}
    </div>
  );
}
