const PLACES = [
  ["Prague", "Czechia"],
  ["Brno", "Czechia"],
  ["Warsaw", "Poland"],
  ["Kraków", "Poland"],
  ["Madrid", "Spain"],
  ["Athens", "Greece"],
  ["Lisbon", "Portugal"],
  ["Copenhagen", "Denmark"],
] as const;

const SYLLABLES = ["fer", "ti", "vi", "ta", "ge", "ne", "ma", "re", "pro", "no", "va", "cli", "lu", "sa"];

/** Rows of a directory of any size, the same each time: names, cities and figures all differ. */
export function clinicRows(count: number): object[] {
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  return Array.from({ length: count }, (_, index) => {
    const [city, country] = PLACES[random(PLACES.length)] ?? PLACES[0];
    const name = Array.from({ length: 3 }, () => SYLLABLES[random(SYLLABLES.length)]).join("");
    return {
      id: `${name}-${index}`,
      name: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${city}`,
      countries: [country],
      locations: [city],
      website: `https://${name}.example`,
      price_euros: 1_900 + random(40) * 50,
      success_rate: 45 + random(30),
      egg_donation_success_rate: 55 + random(25),
      review_score: (35 + random(15)) / 10,
      overall_score: 60 + random(40),
      specialties: [],
      established: 1_985 + random(35),
      languages: ["English"],
      upvote_count: random(200),
      fixed_prices: null,
      hero_logo_url: null,
      basis: {},
    };
  });
}
