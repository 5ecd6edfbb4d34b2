export const READY = {
  VITE_SUPABASE_URL: "https://x.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  VITE_SITE_URL: "https://directory.example",
  VITE_OPERATOR: "Example Ltd, 1 Example Street, Prague",
  VITE_CONTACT_EMAIL: "contact@directory.example",
  VITE_PRIVACY_EMAIL: "privacy@directory.example",
  VITE_ADVERTISING_EMAIL: "adverts@directory.example",
  VITE_PAYMENT_URL: "https://pay.example",
};

export const COMPLETE = {
  ...READY,
  VITE_FUNDING: "Example Ltd pays for this site.",
  VITE_DATA_LICENCE: "CC-BY-4.0",
  VITE_DATA_LICENCE_URL: "https://creativecommons.org/licenses/by/4.0/",
  VITE_REGISTRATION: "Commercial Register of Prague, C 12345",
};
