/** An SPDX name and the address of its text. */
export interface DataLicence {
  name: string;
  url: string;
}

/** The content of `/data/index.json`. */
export interface Catalogue {
  dataset: "index";
  /** ISO 8601, in UTC. */
  made_at: string;
  licence: DataLicence | null;
  datasets: { name: string; rows: number; csv_bytes: number; json_bytes: number }[];
}
