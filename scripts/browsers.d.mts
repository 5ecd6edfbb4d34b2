export function findFirefox(): string | undefined;

/** Only if there is a screen for them, too. */
export function findWebkit(): { driver: string; browser: string } | undefined;
