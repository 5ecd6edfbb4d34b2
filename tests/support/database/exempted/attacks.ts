/** The attacks that show each intentional opening to be harmless: a test file and a title. */
export const ATTACKS = {
  stuffing: ["attacks/stuffing.test.ts", "a hundred session ids from one address are three votes"],
  hardness: ["humanCheckRefusals.test.ts", "how hard a check is cannot be chosen by the caller: no %s"],
  falseFailures: ["attacks/falseFailures.test.ts", "a failure %s is not stored and bans nobody"],
  bans: ["bans.test.ts", "somebody who knows a session can ask whether it is banned; an address never is"],
  takenApart: [
    "attacks/costlyQueries.test.ts",
    "a post is read whole by its address; no query can split or repeat it",
  ],
  factsTakenApart: ["clinicFacts.test.ts", "nobody can filter or select parts of the answer"],
  unpublished: [
    "unpublished.test.ts",
    "${who} gets the same answer about an unpublished clinic as about none, from every call",
  ],
  mergedInCircles: ["attacks/mergedNames.test.ts", "following merges ends, even where they lead in a circle"],
  experience: [
    "visitorExperience.test.ts",
    "of 60 reports at once from as many addresses, as many are stored as an hour may have",
  ],
  health: [
    "health.test.ts",
    "it tells strangers a code and nothing else, and no answer of it is taken apart",
  ],
  submissions: [
    "storedRows.test.ts",
    "of 100 submissions at once from as many addresses an hour's limit is stored",
  ],
  choosing: ["clinicSubmissions.test.ts", "a visitor cannot choose %s"],
  readingSubmissions: [
    "clinicSubmissions.test.ts",
    "no visitor can read, count, order, search, change or delete what was sent, not even the sender",
  ],
  reports: [
    "figureReports.test.ts",
    "of 100 reports at once from as many addresses, as many are stored as an hour may have",
  ],
  choosingReports: ["figureReports.test.ts", "a visitor cannot choose %s"],
  readingReports: [
    "figureReports.test.ts",
    "${who} can neither read, count, change nor delete a report, not even their own",
  ],
  costly: [
    "attacks/costlyCounts.test.ts",
    "${who} can't make a table compile a regular expression, however rows are counted",
  ],
  ofUnpublished: [
    "unpublished.test.ts",
    "${who} finds an unpublished clinic in no table or view of the catalogue",
  ],
  drafts: ["blogSecurityBoundary.test.ts", "${who} finds no trace of a draft, however it is asked for"],
  facts: ["facts.test.ts", "${who} sees no retired fact of ${table}, and none of an unpublished clinic"],
  sponsorships: [
    "sponsorships.test.ts",
    "visitors read no other column, by choosing, filtering, ordering or a change",
  ],
  inside: ["privileges.test.ts", "a visitor's own connection could not do more than the API lets it"],
  everyCall: ["attacks/calling.test.ts", "${who} changes nothing by calling every function of ${which}"],
  everyTable: ["attacks/writing.test.ts", "${who} cannot write to any table, by whatever name or schema"],
  timeLimits: [
    "statementTimeouts.test.ts",
    "the read of ${who} is stopped while somebody holds what it reads",
  ],

  foreignTokens: [
    "adminRoles.test.ts",
    "a token that names no session, or somebody else's, isn't an admin's",
  ],
  people: ["adminRoles.test.ts", "${who} can neither see nor change who is an admin, nor touch a vote"],
  passwordAlone: [
    "twoFactor.test.ts",
    "the password alone is refused by every call of the administration until the code is given, and a refresh keeps that",
  ],
  operator: [
    "attacks/guessing.test.ts",
    "only the operator's key may ask the database, and nobody can by GET",
  ],
  votesDesk: [
    "adminVotes.test.ts",
    "editors, other accounts, removed admins and visitors see none of it, and a link can't ask for it",
  ],
  merging: [
    "clinicMerges.test.ts",
    "only owners merge, as only they handle votes, and nobody sets by hand what became of a clinic",
  ],
  sponsoredPrice: [
    "sponsorships.test.ts",
    "an owner sets the price of the place, which visitors read and history notes; editors and nonsense are refused",
  ],
  deciding: ["moderation.test.ts", "only admins read and decide"],
  imports: [
    "import.test.ts",
    "only admins check, apply, drop or export, and none of them touches another's file",
  ],
  readingHistory: ["historyFunctions.test.ts", "%s reads nothing of it and restores nothing"],
  writingHistory: [
    "history.test.ts",
    "a hand-made session of an editor cannot write history in another's name",
  ],
  historyLimit: [
    "historyLimit.test.ts",
    "saving long posts over and over writes no more history than an hour may have, and others can go on",
  ],
  shortening: [
    "historyDeletion.test.ts",
    "editors, other accounts, visitors and links can neither count nor shorten it",
  ],
  bin: [
    "submissionBin.test.ts",
    "nobody but an admin puts anything into the bin or takes it out, and nobody sends into it",
  ],
  editing: ["adminClinics.test.ts", "an editor reads every fact as it is stored; nobody else does"],
  overview: ["adminOverview.test.ts", "only admins get the overview"],
  speed: ["speedAndErrors.test.ts", "only admins get it, and nobody takes it apart"],
  pictures: [
    "blogPictures.test.ts",
    "accounts that aren't admins', and removed admins, store and delete nothing",
  ],
  blog: [
    "blogSecurityBoundary.test.ts",
    "${who} can neither add, change, publish nor delete anything of the blog",
  ],
  headlines: ["summaryFiguresGuard.test.ts", "even with everything granted, ${role} cannot: %s"],
  writingFacts: ["facts.test.ts", "${who} can neither add, change, retire nor delete a fact"],
  adminsFacts: [
    "facts.test.ts",
    "not even an admin deletes a fact of ${table}, gives it to another clinic or dates it back",
  ],
  law: ["attacks/writingTheLaw.test.ts", "${who} neither reads, adds, changes nor deletes a rule by the API"],
  lawTakenApart: ["countryLaws.test.ts", "nobody can filter or select parts of the law's answer"],
  clinics: [
    "blogSecurityBoundary.test.ts",
    "${who} can neither add, change nor delete a clinic, nor make anybody an admin",
  ],
  stolenClinics: [
    "attacks/stolenAdmin.test.ts",
    "an admin's session cannot delete a clinic with its votes, nor free its name to vote again",
  ],
  sellingPlaces: [
    "sponsorships.test.ts",
    "an account that isn't an admin's reads and changes no place, and learns of none by trying",
  ],
} satisfies Record<string, [file: string, title: string]>;

export type Exempted = Partial<Record<keyof typeof ATTACKS, string[]>>;

export const namesOf = (exempted: Exempted): string[] => Object.values(exempted).flat();
