import type { Statement } from "./region.ts";

export const HEALTH_INSURANCE_CARD: Statement = {
  text: "The European Health Insurance Card covers unexpected illness in public hospitals. It doesn’t pay for treatment you travel for, or for private clinics.",
  sources: [
    {
      name: "Your Europe: health cover for temporary stays",
      url: "https://europa.eu/youreurope/citizens/health/unplanned-healthcare/temporary-stays/index_en.htm",
    },
  ],
};

export const PRICE_LEVELS: Statement = {
  text: "Eurostat publishes every year how prices compare with those at home.",
  sources: [
    {
      name: "Eurostat: comparative price levels",
      url: "https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Comparative_price_levels_of_consumer_goods_and_services",
    },
  ],
};
