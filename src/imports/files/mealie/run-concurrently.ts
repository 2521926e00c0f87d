/**
 * Works on this many items at once, in order.
 * @throws the first failure, once the others have ended
 */
export async function runConcurrently<Item>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const failures: unknown[] = [];

  async function workOn(): Promise<void> {
    try {
      while (failures.length === 0) {
        const { done, value } = await iterator.next();
        if (done) return;
        await work(value);
      }
    } catch (failure) {
      failures.push(failure);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, workOn));
  if (failures.length > 0) throw failures[0];
}
