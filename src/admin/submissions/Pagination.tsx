import { ButtonLink } from "@/ui/Button.tsx";

interface PaginationProps {
  page: number;
  pages: number;
  to: (page: number) => string;
}

export function Pagination({ page, pages, to }: PaginationProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink to={to(Math.min(page - 1, Math.max(pages, 1)))} tone="outline">
          Newer
        </ButtonLink>
      )}
      <span className="text-quiet">{`Page ${page} of ${Math.max(pages, 1)}`}</span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} tone="outline">
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
