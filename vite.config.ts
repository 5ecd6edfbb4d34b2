import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, loadEnv } from "vite";
import { lightIcons } from "./scripts/lightIcons.ts";
import { lightRouter } from "./scripts/lightRouter.ts";
import { listModules } from "./scripts/moduleSizes.ts";
import { plainImports } from "./scripts/plainImports.ts";
import { sendSecurityHeaders } from "./scripts/securityHeaders.ts";
import { writeSecurityTxt } from "./scripts/securityTxt.ts";
import { readEnvironment } from "./src/backend/environment.ts";

// What several pages share comes in one file for each kind of page: a request costs a slow
// phone more than its bytes. What every page needs is named in src/app/everyPage.ts.
const SHARED = {
  clinics: [
    "node_modules/@tanstack/.*(useQuery|useSuspenseQuery|useBaseQuery|queryObserver)",
    "lucide-react/dist/esm/icons/(calendar-heart|map-pin|microscope|search)\\.",
    "src/directory/clinics/(ClinicCard|ClinicGrid|ClinicLogo|LoadedClinics|SampleBanner|SampleMark|api|basis|clinic|figureNotes|figures|logos|noteCodes|questionsToAsk|SponsoredCard|travel|useCardPlaces|useSponsored)\\.ts",
    "src/directory/filtering/(Findable|FoundClinics|SearchRow|useFinder|useListFinding|useSearchTerm)\\.",
    "src/directory/voting/(Upvote|voteFailed|voted)",
    "src/directory/shortlist/KeepButton",
    "src/directory/facts/api\\.",
    "src/ui/(SearchBox|fold|mapProjection|useAddress|useRefresh|useShownCards|drawings/(LostPath|NothingFound))",
  ],
  // Before what uses it: a file takes along what it imports, unless an earlier one has it.
  forms: [
    "node_modules/@tanstack/.*[mM]utation",
    "lucide-react/dist/esm/icons/(calendar-plus|chevron-down|lock|printer)\\.",
    "node_modules/date-fns/(_lib|addDays|addMonths|constants|constructFrom|differenceInCalendarDays|formatISO|startOfDay|subMonths|toDate)",
    "src/tools/due-date/disclaimer\\.",
    "src/plan/eligibility/Choice\\.",
    "src/ui/(calendarDate|icalendar|saveFile|useToday|ChoiceGroup|DecimalField|Disclaimer|Field|Message|PlanParts|SelectField|decimal|useKept)\\.",
  ],
  // Without the countries' own rules, which a page of one country has in its data.
  rules: [
    "src/law/(words|told|slugs|rules|sourceWords|structuredData|RuleSource|RulesTable|Contest|Dated|Steps)\\.ts",
  ],
  // What all countries say to somebody's answers.
  laws: ["src/(law/(allRules|answers|eligibility|rules/[^/]+)|plan/eligibility/(decided|usePlan))\\.ts"],
  interval: ["src/directory/facts/(interval|IntervalBand)\\."],
  // What clinics' figures say, on a comparison, a clinic's page and in a ranking.
  facts: ["src/directory/facts/(codes|priceWords|resultWords)\\."],
  figures: [
    "src/directory/facts/(SourceLine|comparable|factsFromJson|freshness|measure|rankable|reasons)\\.",
    "src/directory/clinics/(figureRanking|pricing)\\.",
  ],
  // Searching and filtering come with their first use, which a slow phone waits for.
  finding: [
    "src/directory/filtering/(address|finding|languageCodes|matches|options|slug|treatmentsOf)\\.",
    "src/ui/useMedia\\.",
  ],
  searching: ["node_modules/minisearch", "src/directory/filtering/(find|forgiving|order|placeNames|words)\\."],
  shortlist: [
    "lucide-react/dist/esm/icons/download\\.",
    "src/directory/shortlist/(keptShortlist|shortlist|toggleKept|useShortlist)\\.",
    "src/ui/UndoNote\\.",
  ],
  comparing: [
    "node_modules/@tanstack/.*(useQueries|queriesObserver)",
    "src/directory/comparing/(Choice|address|notListed|useNamedClinics)\\.",
    "src/directory/clinics/clinicAfterMerges\\.",
    "lucide-react/dist/esm/icons/trash\\.",
  ],
  article: ["node_modules/dompurify", "src/reading/blog/(PostBody|sanitize)\\.ts"],
  blog: [
    "src/reading/blog/(FeedLink|PostImage|api|post|postSearch)\\.ts",
    "src/ui/(Badge|ShareButton|sharing)\\.",
  ],
  dialog: [
    "node_modules/(@radix-ui|aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|tslib|use-)",
    "src/ui/Dialog\\.",
  ],
  input: ["src/backend/(randomUuid|visibleText|urls)\\."],
  sending: ["node_modules/(@hookform|react-hook-form|zod)/", "src/contributing/forms/"],
  // Parts of the plan, which its folder shows too.
  afterwards: ["src/plan/afterwards/(?!AfterwardsPage)"],
  costs: ["src/plan/costs/(amount|costPlan|currencies)\\."],
  trip: [
    "src/plan/dates/(clinicHours|papers|plans/|sources|spanWords|stayWords|stays|steps?|tripDates|typed)\\b",
  ],
};

const sharedChunks = Object.entries(SHARED).map(([name, patterns]) => {
  const pattern = new RegExp(patterns.join("|"));
  return { name, test: (id: string) => pattern.test(id.replaceAll("\\", "/")) };
});

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build with an error instead of leaving a blank page.
  const { siteUrl, ...environment } = readEnvironment(loadEnv(mode, process.cwd(), "VITE_"));
  const { supabaseUrl, ipLookupUrl, contactEmail } = environment;
  return {
    plugins: [
      react(),
      tailwindcss(),
      plainImports(),
      lightIcons(),
      lightRouter(),
      sendSecurityHeaders([supabaseUrl, ipLookupUrl]),
      writeSecurityTxt(contactEmail, siteUrl),
      listModules(),
    ],
    worker: { format: "es" },
    define: {
      "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
      "import.meta.env.SITE_URL": JSON.stringify(siteUrl ?? null),
      CHECKED_ENVIRONMENT: JSON.stringify(environment),
    },
    resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
    build: {
      outDir: process.env.BUILD_DIR || "dist",
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: "index", tags: ["$initial"] }, ...sharedChunks],
          },
        },
      },
    },
  };
});
