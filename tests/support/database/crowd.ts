export async function crowd<Item, Result>(
  items: Item[],
  limit: number,
  work: (item: Item) => PromiseLike<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
