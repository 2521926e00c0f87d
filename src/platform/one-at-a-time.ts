export function oneAtATime(): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const outcome = last.then(work, work);
    last = outcome;
    return outcome;
  };
}
