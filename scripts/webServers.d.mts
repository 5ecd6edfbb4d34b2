export function findWebServer(name: "nginx" | "caddy"): string | undefined;
export const BROTLI_MODULE: string;
