/** “Back” would show the page as it was left: with somebody's name on it, and deaf. */
export const neverBack = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
