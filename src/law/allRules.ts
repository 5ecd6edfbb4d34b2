import type { CountryRules } from "./rules.ts";
import { austria } from "./rules/austria.ts";
import { belgium } from "./rules/belgium.ts";
import { czechRepublic } from "./rules/czech-republic.ts";
import { denmark } from "./rules/denmark.ts";
import { finland } from "./rules/finland.ts";
import { france } from "./rules/france.ts";
import { germany } from "./rules/germany.ts";
import { greece } from "./rules/greece.ts";
import { italy } from "./rules/italy.ts";
import { poland } from "./rules/poland.ts";
import { spain } from "./rules/spain.ts";
import { sweden } from "./rules/sweden.ts";
import { unitedKingdom } from "./rules/united-kingdom.ts";

/** The countries whose rules we know well enough to publish, by name. */
export const COUNTRY_RULES: CountryRules[] = [
  ...[austria, belgium, czechRepublic, denmark, finland, france, germany],
  ...[greece, italy, poland, spain, sweden, unitedKingdom],
];
