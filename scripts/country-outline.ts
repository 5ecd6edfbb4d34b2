// `npm run country:outline -- slovakia world.geojson Slovakia`
import { readFileSync, writeFileSync } from "node:fs";
import { boundsOf, drawOutline, mainBorders } from "./outline.ts";
import { stop } from "./settings.ts";

const [slug, file, name] = process.argv.slice(2);
if (!slug || !file)
  stop("Which country, and which file? Try: npm run country:outline -- slovakia world.geojson Slovakia");
try {
  const rings = mainBorders(JSON.parse(readFileSync(file, "utf8")), name);
  const picture = `public/maps/${slug}.svg`;
  writeFileSync(picture, drawOutline(rings));
  console.log(
    `Wrote ${picture}. Put this into the country's facts.ts:\nbounds: ${JSON.stringify(boundsOf(rings))},`,
  );
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
