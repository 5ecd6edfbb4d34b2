const MAPPED = [
  { clinicId: "reprofit", city: "Brno" },
  { clinicId: "prague-fertility", city: "Prague" },
];

export interface ClinicMap {
  embedUrl: string;
  directionsUrl: string;
}

export function clinicMap(clinic: { id: string; name: string }, city: string | undefined): ClinicMap | null {
  if (!MAPPED.some((pair) => pair.clinicId === clinic.id && pair.city === city)) return null;
  const place = encodeURIComponent(`${clinic.name}, ${city}`);
  return {
    embedUrl: `https://www.google.com/maps?q=${place}&output=embed`,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  };
}
