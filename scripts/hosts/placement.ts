export interface Placement {
  name: string;
  root: string;
  certificate: string;
  key: string;
  ports: { http: number; https: number };
}

/** An operator changes it. */
export function usualPlacement(siteUrl: string | undefined): Placement {
  const name = siteUrl === undefined ? "directory.example" : new URL(siteUrl).hostname;
  const folder = `/etc/letsencrypt/live/${name}`;
  return {
    name,
    root: "/var/www/directory",
    certificate: `${folder}/fullchain.pem`,
    key: `${folder}/privkey.pem`,
    ports: { http: 80, https: 443 },
  };
}
