/** Answers that wait for the line. */
export const waiting = /^hedgerow:(?:attempt|cards|check|hand-in|practice):/;

/** Whether answers are here that the server does not have yet. */
export const hasUnsentAnswers = (): boolean =>
  Object.keys(localStorage).some((key) => waiting.test(key) && localStorage.getItem(key)?.includes('"unsaved":null') !== true);
