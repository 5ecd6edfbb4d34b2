/** A licence by its SPDX name, with the address of its text. */
export interface DataLicence {
  name: string;
  url: string;
}

/** What the build says of its files, in `/data/index.json`. */
export interface Catalogue {
  dataset: "index";
  /** When the files were made, as ISO 8601 in UTC. */
  made_at: string;
  /** Null where the operator has named none. */
  licence: DataLicence | null;
  datasets: { name: string; rows: number; csv_bytes: number; json_bytes: number }[];
}
