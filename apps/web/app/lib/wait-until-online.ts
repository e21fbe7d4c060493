/** Waits so many milliseconds, or until the browser says that the line is back. */
export const waitUntilOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    addEventListener('online', over);
  });
