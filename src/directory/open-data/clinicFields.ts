import type { DataField } from "./dataField.ts";

/** No figures: the clinics' columns hold samples too, and figures must not travel without a source. */
export const CLINIC_FIELDS: DataField[] = [
  {
    name: "id",
    type: "text",
    description: "Names the clinic in every file. Its page on this site is /clinic/ followed by this id.",
  },
  { name: "name", type: "text", description: "The clinic's name." },
  {
    name: "countries",
    type: "list",
    description: "The countries it has branches in, by their English names.",
  },
  {
    name: "locations",
    type: "list",
    description: "The cities it has branches in. A country may have several.",
  },
  { name: "website", type: "address", mayBeEmpty: true, description: "The clinic's own site." },
  {
    name: "languages",
    type: "list",
    description: "The languages of the clinic's own site, by their English names.",
  },
  {
    name: "register_number",
    type: "text",
    mayBeEmpty: true,
    description: "Its number with its country's regulator, such as HFEA's in the United Kingdom.",
  },
  { name: "latitude", type: "degrees", mayBeEmpty: true, description: "Where it stands, in degrees north." },
  { name: "longitude", type: "degrees", mayBeEmpty: true, description: "Where it stands, in degrees east." },
  { name: "established", type: "whole", mayBeEmpty: true, description: "The year it was founded." },
  {
    name: "upvote_count",
    type: "whole",
    description: "How many visitors of this site voted for it. Goodwill, not a measure of results.",
  },
];
