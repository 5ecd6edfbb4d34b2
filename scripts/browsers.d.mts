/** The path of a Firefox on this machine, if there is one. */
export function findFirefox(): string | undefined;

/** WebKit's driver and its small browser, if a screen for them is there too. */
export function findWebkit(): { driver: string; browser: string } | undefined;
