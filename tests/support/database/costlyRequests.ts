export interface CostlyRequest {
  what: string;
  path: string;
  method?: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE" | "OPTIONS";
  headers?: Record<string, string>;
  body?: string;
}

const encode = encodeURIComponent;
const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n));

const BACK_REFERENCES = encode("^(.+)(.+)(.+)\\1\\2\\3$");
/** Takes more than 20 s to compile, which the planner would do for its estimate. */
const SLOW_TO_COMPILE = encode(`(a?){255}${"(b?){255}".repeat(6)}`);
const NESTED = encode("((\\w+)+)+$");

const embedded = (depth: number): string =>
  depth === 0 ? "title,excerpt" : `blog_categories(blog_posts(${embedded(depth - 1)}))`;
const deep = (depth: number, inner: string): string => "and(".repeat(depth) + inner + ")".repeat(depth);

const EXACT = { prefer: "count=exact" };
const PLANNED = { prefer: "count=planned" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const get = (what: string, path: string, headers?: Record<string, string>): CostlyRequest => ({
  what,
  path,
  ...(headers && { headers }),
});

export const COSTLY_REQUESTS: CostlyRequest[] = [
  get("a regular expression with back-references", `blog_posts?select=id&slug=match.${BACK_REFERENCES}`),
  get("… without regard to case", `blog_posts?select=id&title=imatch.${BACK_REFERENCES}`),
  get("… turned round", `blog_posts?select=id&title=not.match.${BACK_REFERENCES}`),
  get("… of any", `blog_posts?select=id&title=match(any).{${BACK_REFERENCES},x}`),
  get("… of all", `clinics?select=id&name=imatch(all).{${NESTED},${NESTED}}`),
  get("… inside logic", `clinics?select=id&or=(id.eq.x,not.and(name.match.%22${NESTED}%22,id.neq.y))`),
  get("… that is slow to compile", `clinics?select=id&name=match.${SLOW_TO_COMPILE}`),
  get(
    "… that is slow to compile, with a guessed count",
    `clinics?select=id&name=match.${SLOW_TO_COMPILE}`,
    PLANNED,
  ),
  get(
    "… that is slow to compile, with a guessed count of nothing",
    `clinics?select=id&id=eq.nobody&name=match.${SLOW_TO_COMPILE}`,
    PLANNED,
  ),
  get("… on a category", `blog_categories?select=id&name=match.${SLOW_TO_COMPILE}`, PLANNED),
  get(
    "… on a clinic's facts",
    `rpc/clinic_facts?p_clinic_id=reprofit&pgrst_scalar->>x=match.${SLOW_TO_COMPILE}`,
  ),
  get("… on the content", `blog_posts?select=id&content=match.${BACK_REFERENCES}`),
  get("… on a path into JSON", `clinics?select=id&fixed_prices->>IVF=match.${SLOW_TO_COMPILE}`),
  get("… on a post's call", `rpc/published_post?p_slug=big-0&content=match.${BACK_REFERENCES}`),
  get(
    "… on a post's call, slow to compile",
    `rpc/published_post?p_slug=big-0&title=match.${SLOW_TO_COMPILE}`,
  ),
  get("… on a call's answer", `rpc/is_ip_banned?pgrst_scalar->>x=match.${SLOW_TO_COMPILE}`),
  {
    what: "… on a writing call's answer",
    path: `rpc/create_human_check?pgrst_scalar->>salt=match.${SLOW_TO_COMPILE}`,
    method: "POST",
    headers: FORM,
    body: "p_clinic_id=reprofit&p_session_id=00000000-0000-4000-8000-000000000000",
  },
  {
    what: "… in a change",
    path: `clinics?name=match.${SLOW_TO_COMPILE}`,
    method: "PATCH",
    body: '{"name":"x"}',
  },
  { what: "… in a deletion", path: `blog_posts?title=match.${SLOW_TO_COMPILE}`, method: "DELETE" },
  { what: "… in a HEAD", path: `clinics?name=match.${SLOW_TO_COMPILE}`, method: "HEAD", headers: EXACT },

  get("… on a source", `clinic_prices?select=id&source_name=match.${SLOW_TO_COMPILE}`, PLANNED),
  get("… on a note", `clinic_results?select=id&note=imatch.${BACK_REFERENCES}`),
  get("… on a platform", `clinic_reviews?select=id&platform=match.${NESTED}`),
  get("… on a service", `clinic_services?select=id&code=match.${NESTED}`),
  get("… on a contact", `clinic_contacts?select=id&value=match.${NESTED}`),
  get(
    "… on a call for facts",
    `rpc/clinic_facts?p_clinic_id=reprofit&pgrst_scalar->>x=match.${SLOW_TO_COMPILE}`,
  ),
  get(
    "… on a call for the facts of several",
    `rpc/clinics_facts?p_ids={reprofit,gennet}&pgrst_scalar->>x=match.${SLOW_TO_COMPILE}`,
  ),
  get("… on a call for the law", `rpc/country_laws?pgrst_scalar->>x=match.${SLOW_TO_COMPILE}`),
  get("… in a path into facts", `rpc/clinic_facts?p_clinic_id=reprofit&select=results->0->>note`),

  get("a pattern full of stars", `blog_posts?select=id&excerpt=like.${"*a".repeat(900)}`),
  get("… of any", `blog_posts?select=id&excerpt=ilike(any).{${times(150, (n) => `*a*b*${n}*`).join(",")}}`),
  get("full text", `blog_posts?select=id&excerpt=plfts(english).${times(220, (n) => `word${n}`).join("+")}`),
  get("full text with logic", `clinics?select=id&name=fts.${encode(times(130, (n) => `a${n}:*`).join("|"))}`),
  get(
    "lists within lists",
    `clinics?select=id&countries=cd.{${times(900, (n) => String(n % 10)).join(",")}}`,
  ),
  get(
    "lists that overlap",
    `clinics?select=id&languages=ov.{${times(900, (n) => String(n % 10)).join(",")}}`,
  ),

  get("an empty list", "clinics?select=id&countries=cs.{}"),
  get("an empty list for a call", "rpc/clinics_facts?p_ids={}"),
  get("a number for a list", "rpc/clinics_facts?p_ids=1e-400"),
  {
    ...get("no list for a call", "rpc/clinics_facts", { "content-type": "application/json" }),
    ...{ method: "POST", body: '{"p_ids":-1}' },
  },

  get("recursive embedding", `blog_posts?select=${embedded(4)}`),
  get("… deeper", `blog_posts?select=${embedded(40)}`),
  get("… spread out", `blog_categories?select=name,...blog_posts(title,...blog_categories(name))`),
  get("… side by side", `blog_posts?select=${times(55, (n) => `x${n}:blog_categories(*)`).join(",")}`),
  get("… as a filter", `blog_posts?select=id,blog_categories!inner(id)&blog_categories.name=neq.x`),
  get("… as an order", "blog_posts?select=id,blog_categories(name)&order=blog_categories(name)"),
  get("… from a call", "rpc/published_post?p_slug=big-0&select=*,blog_categories(*,blog_posts(*))"),
  get("a table beside itself", "clinics?select=id,clinics(*)"),
  get("from clinics to their facts", "clinics?select=id,clinic_results(*),clinic_prices(*)"),
  get("from facts to their clinics", "clinic_results?select=id,clinics(clinic_results(*))"),

  get("all content", "blog_posts?select=content"),
  get("everything of every post", "blog_posts"),
  get("everything of every fact", "clinic_results"),
  get("all sources", "clinic_results?select=source_name,source_url,note"),
  get(
    "all facts of a clinic, many times",
    `rpc/clinic_facts?p_clinic_id=reprofit&select=${times(150, (n) => `a${n}:results`).join(",")}`,
  ),
  get("the facts of four clinics", `rpc/clinics_facts?p_ids={reprofit,gennet,clayo,invicta}`),
  get("the facts of many clinics", `rpc/clinics_facts?p_ids={${times(150, (n) => `clinic-${n}`).join(",")}}`),
  get("one column many times", `blog_posts?select=${times(200, () => "excerpt").join(",")}`),
  get("… under other names", `clinics?select=${times(150, (n) => `a${n}:website`).join(",")}`),
  get("… quoted", `clinics?select=${times(110, () => "%22website%22").join(",")}`),
  get(
    "… under names with signs",
    `clinics?select=${times(60, (n) => `%22a,${n}%20from%20x%22:website`).join(",")}`,
  ),
  get(
    "… under names with quotes",
    `clinics?select=${times(70, (n) => `%22a%5C%22${n}%22:website`).join(",")}`,
  ),
  get("all columns many times", `clinics?select=${times(200, () => "*").join(",")}`),
  get("all columns and each once more", "blog_posts?select=*,title,excerpt,slug"),
  get("all columns of clinics and each once more", "clinics?select=*,id,name,website,countries,locations"),
  get("casts", `clinics?select=${times(90, (n) => `a${n}:website::text`).join(",")}`),
  get("one cast", "clinics?select=website::varchar"),
  get("paths into JSON", `clinics?select=${times(80, (n) => `a${n}:fixed_prices->IVF`).join(",")}`),
  get("aggregates", "clinics?select=name.max(),count()"),
  get("the whole row as a column", "clinics?select=clinics"),
  get(
    "a post's call, column by column",
    "rpc/published_post?p_slug=big-0&select=content,a:content,b:content",
  ),
  get("a post's call, its content twice", "rpc/published_post?p_slug=big-0&select=*,content"),
  get("a post's call, its content first", "rpc/published_post?p_slug=big-0&select=content,*"),
  get("a post's call, all of it twice", "rpc/published_post?p_slug=big-0&select=*,*"),
  get("a post's call, in an order", "rpc/published_post?p_slug=big-0&order=content,title"),
  get("a post's call, its content thrice", "rpc/published_post?p_slug=big-0&select=content,content,content"),
  get("as CSV", `clinics?select=${times(200, () => "website").join(",")}`, { accept: "text/csv" }),
  get("as GeoJSON", "clinics", { accept: "application/geo+json" }),
  get("as a plan", "clinics?name=match.x", { accept: "application/vnd.pgrst.plan+json; options=analyze" }),
  get("without nulls", `clinics?select=${times(99, (n) => `a${n}:name`).join(",")}`, {
    accept: "application/vnd.pgrst.array+json;nulls=stripped",
  }),
  get("with a giant limit", "clinics?limit=2000000000"),
  get("with a range of rows", "clinics?select=*", { range: "0-999999", "range-unit": "items" }),
  get("what the API is", ""),
  { what: "what the API allows", path: "clinics", method: "OPTIONS" },

  get("deep logic", `clinics?select=id&and=(${deep(250, "id.neq.x")})`),
  get("logic of a modest depth", `clinics?select=id&and=(${deep(40, "id.neq.x")})`),
  get("broad logic", `clinics?select=id&or=(${times(150, (n) => `id.eq.${n}`).join(",")})`),
  get("broad and counted", `clinics?select=id&or=(${times(100, (n) => `name.gt.${n}`).join(",")})`, EXACT),
  get("a long list", `clinics?select=id&id=not.in.(${times(400, (n) => `a${n}`).join(",")})`, EXACT),
  get("distinct from much", `clinics?${times(70, (n) => `name=isdistinct.${n}`).join("&")}&select=id`, EXACT),
  get(
    "order by everything",
    `clinics?select=id&order=${times(120, (n) => (n % 2 ? "name" : "website")).join(",")}`,
  ),
  get("order by paths", `clinics?select=id&order=${times(80, (n) => `fixed_prices->>${n}`).join(",")}`),
  get("exact counts", "clinics?select=id&limit=1", EXACT),
  get("exact counts of facts", "clinic_results?select=id&limit=1", EXACT),
  get("guessed counts of facts", "clinic_prices?select=id&amount=gt.1&limit=1", {
    prefer: "count=estimated",
  }),
  get(
    "treatments within treatments",
    `clinic_prices?select=id&includes=cs.{${times(380, () => "icsi").join(",")}}`,
  ),
  { what: "a HEAD with an exact count", path: "blog_posts?select=id", method: "HEAD", headers: EXACT },
  get("guessed counts", "blog_posts?select=id&limit=1", { prefer: "count=estimated" }),
];
