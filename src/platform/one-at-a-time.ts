/** Runs what it is given one after the other, in the order given; each caller gets its own outcome. */
export function oneAtATime(): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const outcome = last.then(work, work);
    last = outcome;
    return outcome;
  };
}
