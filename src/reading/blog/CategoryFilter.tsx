import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import type { BlogCategory } from "./post.ts";

interface CategoryFilterProps {
  categories: BlogCategory[] | undefined;
  selected: string | null;
  onSelect: (categoryId: string | null) => void;
}

export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  const choices = [{ id: null, name: "All Categories" }, ...(categories ?? [])];
  return (
    <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
          className="min-h-11 rounded-3xl wrap-anywhere border border-edge bg-surface px-4 hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-on"
        >
          {name}
        </button>
      ))}
      {!categories && (
        <Skeleton className="flex flex-wrap gap-2">
          <SkeletonBlock className="h-11 w-36 rounded-3xl" />
          <SkeletonBlock className="h-11 w-44 rounded-3xl" />
          <SkeletonBlock className="h-11 w-44 rounded-3xl" />
        </Skeleton>
      )}
    </div>
  );
}
