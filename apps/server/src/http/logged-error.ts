export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/** A query's text may be logged; what was put into it (names, addresses, answers) may not. */
const withoutValues = (message: string): string => message.replace(/\nparams: [^]*$/, '');

/** The lines that say where, without the message that stands above them. */
const placesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** An error as it may stand in a log: chosen fields alone, since a failed query carries the family's own data with it (params, detail). */
export const loggedError = (error: unknown, depth = 4): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown', stack: '' };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: placesOf(error),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: loggedError(error.cause, depth - 1) }),
  };
};
