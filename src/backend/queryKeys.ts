export const clinicsKey = ["clinics"] as const;
export const blogKey = ["blog"] as const;
