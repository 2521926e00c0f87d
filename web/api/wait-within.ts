/** Null if the work takes longer, which goes on. In a shop, a request may take minutes to fail. */
export function waitWithin<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  return Promise.race([work, new Promise<null>((done) => setTimeout(() => done(null), ms))]);
}
