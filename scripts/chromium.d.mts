export function chromiumOnMachine(): string | undefined;
export function isQuickestChromium(): boolean;
export function findChromium(): Promise<string | undefined>;
