import { useRef, type KeyboardEvent } from "react";
import { CATEGORIES, CATEGORY_NAMES, type Category } from "./categories.ts";

interface CategoryTabsProps {
  id: string;
  category: Category;
  onCategoryChange: (category: Category) => void;
}

/** Hand-written: a library's tabs would take a tenth of the page's script budget. */
export function CategoryTabs({ id, category, onCategoryChange }: CategoryTabsProps) {
  const tabs = useRef<Partial<Record<Category, HTMLButtonElement | null>>>({});

  const moveWithArrows = (event: KeyboardEvent) => {
    const last = CATEGORIES.length - 1;
    const at = CATEGORIES.indexOf(category);
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = CATEGORIES[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onCategoryChange(next);
    tabs.current[next]?.focus();
  };

  return (
    <div role="tablist" aria-label="Rank by" className="mt-3 flex flex-wrap rounded-lg bg-accent-soft p-1">
      {CATEGORIES.map((each) => {
        const selected = each === category;
        return (
          <button
            key={each}
            id={`${id}-${each}`}
            ref={(element) => void (tabs.current[each] = element)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={`${id}-panel`}
            tabIndex={selected ? 0 : -1}
            onClick={() => onCategoryChange(each)}
            onKeyDown={moveWithArrows}
            className={`min-h-11 grow rounded-md px-2 text-sm font-medium ${selected ? "bg-surface text-accent shadow-xs" : ""}`}
          >
            {CATEGORY_NAMES[each].tab}
          </button>
        );
      })}
    </div>
  );
}
