import { absoluteUrl } from "@/ui/siteAddress.ts";
import type { CountryRules, LawText } from "./rules.ts";
import { countryPath } from "./countryPath.ts";

const CONTEXT = "https://schema.org";

type Listed = Pick<CountryRules, "slug" | "name" | "checkedOn">;

export function countriesData(countries: readonly Listed[], site: string | undefined): object {
  // The page is only as fresh as its oldest check.
  const [checkedOn] = countries.map((country) => country.checkedOn).toSorted();
  return {
    "@context": CONTEXT,
    "@type": "CollectionPage",
    name: "IVF law, country by country",
    url: absoluteUrl("/countries", site),
    lastReviewed: checkedOn,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: countries.map(({ slug, name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: absoluteUrl(countryPath(slug), site),
      })),
    },
  };
}

export function countryRulesData(country: CountryRules, site: string | undefined): object {
  const { slug, name, nameInSentence, checkedOn } = country;
  return {
    "@context": CONTEXT,
    "@graph": [
      {
        "@type": "WebPage",
        name: `IVF in ${nameInSentence}`,
        url: absoluteUrl(countryPath(slug), site),
        lastReviewed: checkedOn,
        about: { "@type": "Country", name },
        citation: textsOf(country).map((text) => ({
          "@type": "CreativeWork",
          name: text.name,
          url: text.url,
        })),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Countries", item: absoluteUrl("/countries", site) },
          { "@type": "ListItem", position: 2, name },
        ],
      },
    ],
  };
}

/** Weak rules aren't published, so their texts aren't cited. */
function textsOf({ rules, conditions }: CountryRules): LawText[] {
  const reliable = [...Object.values(rules), ...conditions].filter((rule) => rule && rule.confidence !== "L");
  const byAddress = new Map(reliable.flatMap((rule) => (rule ? [[rule.text.url, rule.text] as const] : [])));
  return [...byAddress.values()];
}

export function planData(site: string | undefined): object {
  return {
    "@context": CONTEXT,
    "@type": "WebApplication",
    name: "May I be treated there?",
    url: absoluteUrl("/plan", site),
    applicationCategory: "HealthApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
  };
}
