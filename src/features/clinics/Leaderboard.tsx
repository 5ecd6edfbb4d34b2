import { useId, useRef, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { Card } from "@/ui/Card.tsx";
import { GlossaryLink } from "@/ui/GlossaryLink.tsx";
import { hasSamples, type Clinic } from "./clinic.ts";
import { formatPrice, formatRate, formatReview, formatVotes } from "./figures.ts";
import { CATEGORIES, rankClinics, rankedFigure, type Category } from "./ranking.ts";
import { RankMark } from "./RankMark.tsx";
import { SampleMark } from "./SampleMark.tsx";

const SHOWN = 4;

const TITLES: Record<Category, string> = {
  overall: "Most Voted",
  price: "Best Prices",
  success: "Highest Success Rates",
  reviews: "Best Reviews",
};

const NOTES: Record<Exclude<Category, "overall">, string> = {
  price: "IVF with your own eggs, lowest price first.",
  success: "With own eggs, highest rate first. Clinics define success differently.",
  reviews: "Best review score first.",
};

const TAB_LABELS: Record<Category, string> = {
  overall: "Votes",
  price: "Price",
  success: "Success",
  reviews: "Reviews",
};

interface LeaderboardProps {
  /** The top five of the category, sorted by it. */
  clinics: Clinic[];
  category: Category;
  onCategoryChange: (category: Category) => void;
}

export function Leaderboard({ clinics, category, onCategoryChange }: LeaderboardProps) {
  const id = useId();
  // Votes change while the page is open, so this view sorts again.
  const ranked = category === "overall" ? rankClinics(clinics, "overall") : clinics;
  const shown = ranked.slice(0, SHOWN);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="p-5">
      <h2 id={`${id}-title`} className="text-xl">
        {TITLES[category]}
      </h2>
      <CategoryTabs id={id} category={category} onCategoryChange={onCategoryChange} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${category}`}>
        <ol className="mt-2 divide-y divide-line">
          {shown.map((clinic, index) => (
            <li key={clinic.id} className="flex min-h-[4.875rem] items-center gap-3 py-3">
              <RankMark rank={index + 1} isKnown={rankedFigure(clinic, category) !== null} />
              <div className="min-w-0 grow">
                <Link to={`/clinic/${clinic.id}`} className="font-semibold hover:text-accent">
                  <bdi>{clinic.name}</bdi>
                </Link>
                <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
                  {clinic.locations[0]}
                  {category !== "overall" && <SampleMark clinic={clinic} />}
                </p>
              </div>
              <p className="shrink-0 font-semibold tabular-nums">{figureText(clinic, category)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-1 text-sm">
          {category === "overall" ? (
            <Link to="/how-voting-works" className="text-accent underline underline-offset-4">
              How voting works
            </Link>
          ) : (
            <GlossaryLink term="figures">What the figures mean</GlossaryLink>
          )}
        </p>
        <p className="mt-1 text-sm max-sm:min-h-[2lh] xl:min-h-[2lh] text-quiet">
          {category === "overall" ? noteOnVotes(shown) : NOTES[category]}
        </p>
      </div>
    </Card>
  );
}

/** Where votes do not decide the order, a figure does. */
function noteOnVotes(shown: Clinic[]): string {
  const isSample = shown.some(hasSamples);
  const score = `overall score${isSample ? ", a sample figure" : ""}`;
  if (shown.every(({ upvoteCount }) => upvoteCount === 0))
    return `No votes yet. For now, clinics are ranked by ${score}.`;
  if (shown.some(({ upvoteCount }) => upvoteCount === 0))
    return `Clinics without votes are ranked by ${score}.`;
  return "You have one vote per clinic in each browser tab.";
}

function figureText(clinic: Clinic, category: Category): string {
  switch (category) {
    case "overall":
      return formatVotes(clinic.upvoteCount);
    case "price":
      return formatPrice(clinic.priceEuros);
    case "success":
      return formatRate(clinic.successRate);
    case "reviews":
      return formatReview(clinic.reviewScore);
  }
}

interface CategoryTabsProps {
  id: string;
  category: Category;
  onCategoryChange: (category: Category) => void;
}

/** Our own thirty lines: a library's tabs would take a tenth of the page's script budget. */
function CategoryTabs({ id, category, onCategoryChange }: CategoryTabsProps) {
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
            {TAB_LABELS[each]}
          </button>
        );
      })}
    </div>
  );
}
