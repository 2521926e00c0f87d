/** Waits until a value is truthy and returns it. @throws if it takes too long */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  withinMs = 10_000,
): Promise<NonNullable<Exclude<Value, false>>> {
  const until = performance.now() + withinMs;
  for (;;) {
    const value = await look();
    if (value) return value as NonNullable<Exclude<Value, false>>;
    if (performance.now() > until) throw new Error(`This never came true: ${look.toString()}`);
    await Bun.sleep(20);
  }
}
