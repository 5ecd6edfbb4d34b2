import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { Button } from "@/ui/Button.tsx";
import { counted } from "@/ui/counted.ts";
import type { ListedClinic } from "./api.ts";
import { countByCountry } from "./publishedLists.ts";

interface ListsByCountryProps {
  publishers: ReadonlySet<string>;
  clinics: ListedClinic[];
  onChoose: (country: string) => void;
}

export function ListsByCountry({ publishers, clinics, onChoose }: ListsByCountryProps) {
  const counts = countByCountry(publishers, clinics, COUNTRIES_WITH_RULES);
  if (counts.length === 0) return null;
  return (
    <div className="mt-3">
      <p>Clinics publish prices for this treatment in:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {counts.map(([country, lists]) => (
          <li key={country}>
            <Button tone="outline" onClick={() => onChoose(country)}>
              {`${country}: ${counted(lists, "list", "lists")}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
