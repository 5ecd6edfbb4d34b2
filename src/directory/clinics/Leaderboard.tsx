import { Suspense, useDeferredValue, useId } from "react";
import { failureOf } from "@/backend/errors.ts";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { lazyPart } from "@/ui/lazyPart.ts";
import { CATEGORY_NAMES, type Category } from "./categories.ts";
import { CategoryTabs } from "./CategoryTabs.tsx";
import type { Clinic } from "./clinic.ts";
import { VoteRanking } from "./VoteRanking.tsx";

const SHOWN = 4;

const NOT_LOADED = { title: "This ranking couldn't be loaded. Please try again." };

const FigureRanking = lazyPart(
  () => import("./FigureRanking.tsx"),
  "Loading the ranking...",
  (error) => <LoadError failure={failureOf(error, NOT_LOADED)} />,
);

interface LeaderboardProps {
  clinics: Clinic[];
  category: Category;
  onCategoryChange: (category: Category) => void;
}

export function Leaderboard({ clinics, category, onCategoryChange }: LeaderboardProps) {
  const id = useId();
  // Keeps the previous ranking while the next one loads.
  const shown = useDeferredValue(category);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="p-5">
      <h2 id={`${id}-title`} className="text-xl">
        {CATEGORY_NAMES[shown].title}
      </h2>
      <CategoryTabs id={id} category={category} onCategoryChange={onCategoryChange} />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        aria-busy={shown !== category}
      >
        <Suspense>
          {shown === "overall" ? (
            <VoteRanking clinics={clinics} count={SHOWN} />
          ) : (
            <FigureRanking clinics={clinics} category={shown} count={SHOWN} />
          )}
        </Suspense>
      </div>
    </Card>
  );
}
