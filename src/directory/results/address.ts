/** The picture's settings in the address, which never include anybody's age. */
export interface PictureAddress {
  measure: string | null;
  period: string | null;
  picture: "dots" | "funnel";
  sort: "name" | "rate";
}

/** Reads `?measure=…&year=…&picture=funnel&sort=rate`. Invalid values are ignored. */
export function readPicture(params: URLSearchParams): PictureAddress {
  return {
    measure: params.get("measure"),
    period: params.get("year"),
    picture: params.get("picture") === "funnel" ? "funnel" : "dots",
    sort: params.get("sort") === "rate" ? "rate" : "name",
  };
}

export function writePicture(before: URLSearchParams, changes: Partial<PictureAddress>): URLSearchParams {
  const next = { ...readPicture(before), ...changes };
  const after = new URLSearchParams(before);
  const set = (key: string, value: string | null) =>
    value === null ? after.delete(key) : after.set(key, value);
  set("measure", next.measure);
  set("year", next.period);
  set("picture", next.picture === "funnel" ? next.picture : null);
  set("sort", next.sort === "rate" ? next.sort : null);
  return after;
}
