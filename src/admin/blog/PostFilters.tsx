import type { BlogCategory } from "@/reading/blog/post.ts";
import { SearchBox } from "@/ui/SearchBox.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { NO_CATEGORY, readStatusFilter, STATUS_FILTERS, type PostFilterValues } from "./findPosts.ts";

interface PostFiltersProps {
  choice: PostFilterValues;
  categories: BlogCategory[];
  onChoose: (change: Partial<PostFilterValues>) => void;
}

export function PostFilters({ choice, categories, onChoose }: PostFiltersProps) {
  return (
    <div className="mb-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] lg:items-end">
      <div className="sm:col-span-2 lg:col-span-1">
        <SearchBox
          label="Search posts by title or excerpt"
          placeholder="Search posts"
          term={choice.term}
          onTermChange={(term) => onChoose({ term })}
        />
      </div>
      <SelectField
        label="Show"
        value={choice.show}
        onChange={({ target }) => onChoose({ show: readStatusFilter(target.value) })}
      >
        {STATUS_FILTERS.map(([show, label]) => (
          <option key={show} value={show}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="In the category"
        value={choice.category}
        onChange={({ target }) => onChoose({ category: target.value })}
      >
        <option value="">All categories</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NO_CATEGORY}>Without a category</option>
      </SelectField>
    </div>
  );
}
