// `npm run country:outline -- slovakia borders.geojson`: draws the outline of a country for its map.
import { readFileSync, writeFileSync } from "node:fs";
import { boundsOf, drawOutline, mainBorder } from "./outline.ts";
import { stop } from "./settings.ts";

const [slug, file] = process.argv.slice(2);
if (!slug || !file)
  stop("Which country, and which file? Try: npm run country:outline -- slovakia borders.geojson");
try {
  const ring = mainBorder(JSON.parse(readFileSync(file, "utf8")));
  const picture = `public/maps/${slug}.svg`;
  writeFileSync(picture, drawOutline(ring));
  console.log(
    `Wrote ${picture}. Put this into the country's facts.ts:\nbounds: ${JSON.stringify(boundsOf(ring))},`,
  );
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
