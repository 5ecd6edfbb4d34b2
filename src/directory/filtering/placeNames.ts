const NAMES: Record<string, string[]> = {
  Austria: ["Österreich"],
  Czechia: ["Czech Republic", "Česko", "Tschechien", "Tchéquie"],
  Denmark: ["Danmark", "Dänemark"],
  Germany: ["Deutschland", "Allemagne"],
  Greece: ["Ellada", "Griechenland"],
  Poland: ["Polska", "Polen", "Pologne", "Polonia"],
  Spain: ["España", "Spanien", "Espagne"],
  Białystok: ["Bialystok"],
  Brno: ["Brünn"],
  "České Budějovice": ["Budweis"],
  Gdańsk: ["Danzig"],
  "Karlovy Vary": ["Karlsbad", "Carlsbad"],
  Katowice: ["Kattowitz"],
  Kraków: ["Cracow", "Krakau", "Cracovie"],
  Liberec: ["Reichenberg"],
  Łódź: ["Lodsch"],
  Ostrava: ["Ostrau"],
  Plzeň: ["Pilsen"],
  Poznań: ["Posen"],
  Prague: ["Praha", "Prag", "Praga"],
  Szczecin: ["Stettin"],
  Sopot: ["Zoppot"],
  Warsaw: ["Warszawa", "Warschau", "Varsovie", "Varsavia"],
  Wrocław: ["Breslau"],
};

/** Other names under which people look for a place, in the languages of those who come. */
export const PLACE_NAMES: ReadonlyMap<string, string[]> = new Map(Object.entries(NAMES));
