export interface Place {
  east: number;
  north: number;
}

/** The mean radius of Earth (IUGG). */
const EARTH_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In whole kilometres, by the haversine formula, within 0.6 % of the real Earth. */
export function distanceInKm(from: Place, to: Place): number {
  const north = Math.sin(radians(to.north - from.north) / 2);
  const east = Math.sin(radians(to.east - from.east) / 2);
  const part = north ** 2 + Math.cos(radians(from.north)) * Math.cos(radians(to.north)) * east ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part))));
}
