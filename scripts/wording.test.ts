import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ONE_WORD_EACH: { not: RegExp; say: string; except?: RegExp }[] = [
  { not: /Not listed: ask|No source says|[Nn]ot known to us/, say: "Not known" },
  { not: /Not said/, say: "Not known", except: /^src\/admin\// },
  { not: /\bNot (stated|given|available)\b/, say: "Not published" },
  // Asked for by the specification.
  { not: /"N\/A"/, say: "Not published", except: /clinics\/figures\.ts$|facts\/resultLabels\.ts$/ },
  { not: /IVF Center/, say: "IVF clinic", except: /clinics\/ClinicHeader\.tsx$/ },
  // What people search for, and a document's own name.
  { not: /Czech Republic/, say: "Czechia", except: /placeNames\.ts$|czech-republic\/sources\.ts$/ },
  { not: /second-hand/, say: "from a secondary source" },
  {
    not: /hasn['’]t (said|added)|has not named/,
    say: "nothing: the doctor tells the operator",
    except: /EmailLink/,
  },
  { not: /\b(oocyte|ovum) donation\b|\bdonor eggs? IVF\b/i, say: "egg donation", except: /offers\.ts$/ },
  {
    not: /whose law counts|bars stand only|wish well|lie together|as the crow flies/i,
    say: "the English table",
  },
];

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|database\.types/.test(name))
  .map((name) => join("src", name));

test.for(ONE_WORD_EACH)("people read ‘$say’, and no other word for it", ({ not, except }) => {
  const found = sources
    .filter((path) => !except?.test(path))
    .flatMap((path) =>
      (not.exec(readFileSync(path, "utf8")) ?? []).slice(0, 1).map((word) => `${path}: ${word}`),
    );
  expect(found).toEqual([]);
});
