/**
 * Waits until something holds, and returns what it was then.
 * @throws when it does not within so many milliseconds
 */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  withinMs = 10_000,
): Promise<NonNullable<Exclude<Value, false>>> {
  const until = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    // Empty texts and zeros are waited for as well.
    if (seen) return seen as NonNullable<Exclude<Value, false>>;
    if (performance.now() > until) throw new Error(`This never came true: ${look.toString()}`);
    await Bun.sleep(20);
  }
}
