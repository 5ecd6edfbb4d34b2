import { draftOf } from "@/contributing/forms/draft.ts";
import { COUNTRIES, LISTING_TYPES, RELATIONSHIPS, SATISFACTIONS } from "./choices.ts";
import { EMPTY_FORM } from "./submissionSchema.ts";

export const draft = draftOf({
  key: "add-clinic-draft",
  empty: EMPTY_FORM,
  choices: {
    listingType: LISTING_TYPES,
    country: COUNTRIES,
    satisfaction: SATISFACTIONS,
    relationship: RELATIONSHIPS,
  },
});
