import { absoluteUrl } from "@/ui/siteAddress.ts";
import type { CountryRules, LawText } from "./rules.ts";
import { rulesPath } from "./slugs.ts";

const CONTEXT = "https://schema.org";

interface Countries {
  countries: readonly Pick<CountryRules, "slug" | "name">[];
  checkedOn: string;
}

/** The comparison of countries: a list of their pages, and the day of the oldest check. */
export function countriesData({ countries, checkedOn }: Countries, site: string | undefined): object {
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
        url: absoluteUrl(rulesPath(slug), site),
      })),
    },
  };
}

/** The rules of one country: whose law it is, when we read it, and the texts that may be told. */
export function countryRulesData(country: CountryRules, site: string | undefined): object {
  const { slug, name, nameInSentence, checkedOn } = country;
  return {
    "@context": CONTEXT,
    "@graph": [
      {
        "@type": "WebPage",
        name: `IVF law in ${nameInSentence}`,
        url: absoluteUrl(rulesPath(slug), site),
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

/** The texts behind what the page tells, each once. Those of weak rules aren't told, so they aren't cited. */
function textsOf({ rules, steps }: CountryRules): LawText[] {
  const told = [...Object.values(rules), ...steps].filter((rule) => rule && rule.confidence !== "L");
  const byAddress = new Map(told.flatMap((rule) => (rule ? [[rule.text.url, rule.text] as const] : [])));
  return [...byAddress.values()];
}

/** The questions of /plan, as a free tool. */
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
