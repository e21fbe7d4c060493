/** Time spent before the questions, in milliseconds: it stands still while the page is hidden. `now` in milliseconds. */
export const stopwatch = (now: () => number, already = 0) => {
  let spent = already;
  let since: number | undefined;
  const elapsed = (): number => spent + (since === undefined ? 0 : Math.max(0, now() - since));
  return {
    start: (): void => {
      since ??= now();
    },
    stop: (): void => {
      spent = elapsed();
      since = undefined;
    },
    elapsed: (): number => Math.round(elapsed()),
  };
};
