import { asOwner } from "./clients.ts";

export async function withSettings<T>(
  changed: Record<string, number | string | null>,
  work: () => Promise<T>,
): Promise<T> {
  const [before] = await asOwner`select ${asOwner(Object.keys(changed))} from private.settings`;
  if (!before) throw new Error("There are no settings");
  await asOwner`update private.settings set ${asOwner(changed)}`;
  try {
    return await work();
  } finally {
    await asOwner`update private.settings set ${asOwner(before)}`;
  }
}
