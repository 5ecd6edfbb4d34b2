import type { CountryFacts, Source } from "@/directory/countries/region.ts";

const ACT: Source = { name: "Act of the Red Elphberg", url: "https://ruritania.example/act" };

const facts: CountryFacts = {
  introduction: "A kingdom between Saxony and Bohemia.",
  bounds: { west: 12, south: 49, east: 15, north: 51 },
  general: [["Capital", "Strelsau"]],
  healthCover: { text: "The court physician asks for nothing." },
  tourism: [{ text: "See the castle of Zenda." }],
  costOfLiving: [{ text: "You pay in crowns." }],
  law: [{ text: "Treatment is for everyone.", sources: [ACT] }],
  cities: {
    strelsau: {
      title: "IVF clinics in Strelsau",
      listTitle: "All clinics in Strelsau",
      introduction: "The capital of Ruritania.",
      note: "The capital.",
      places: [{ name: "Strelsau", search: "strelsau", east: 13, north: 50 }],
      gettingThere: [{ text: "Take the train from Dresden." }],
      links: [{ label: "Browse All", about: "clinics in Strelsau", to: "/?search=strelsau" }],
    },
    "other-ruritania": {
      title: "IVF clinics in other Ruritanian cities",
      listTitle: "All clinics, city by city",
      introduction: "Clinics outside Strelsau.",
      note: "The country.",
      places: [
        { name: "Zenda", search: "zenda", east: 14, north: 50.5, note: "With a castle." },
        { name: "Hofbau", search: "hofbau", east: 14, north: 49.5, note: "With a station." },
      ],
      links: [{ label: "Browse All Ruritanian Clinics", to: "/?search=ruritania" }],
    },
  },
};

export default facts;
