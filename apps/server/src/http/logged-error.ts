export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

const longestMessage = 300;
const isSqlState = (error: Error): boolean => 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/**
 * A query's text may be logged; what was put into it (names, addresses, answers) may not. An error quotes what it stumbled over, and
 * that may be a child's words: a pattern or JSON that could not be read, a value that a column did not take.
 */
const withoutValues = (error: Error): string => {
  if (error instanceof SyntaxError) return 'Something could not be read (the words are left out)';
  const message = error.message.replace(/\nparams: [^]*$/, '');
  if (message.startsWith('Failed query:')) return message;
  const quoted = isSqlState(error) ? /"[^"]*"|'[^']*'/g : /"(?![\w$.]{1,40}")[^"]*"|'(?![\w$.]{1,40}')[^']*'|`[^`]*`|“[^”]*”/g;
  return message.replaceAll(quoted, '…').slice(0, longestMessage);
};

/** The lines that say where, without the message that stands above them. */
const placesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Words of a program: a child's sentence is none, and a number or a name of a field says enough. */
const plainWord = /^[\w.:-]{1,60}$/;

/** What is thrown without being an error: a library's warning has a message of its own, anything else is named by its kind and fields. */
const thrownThing = (thrown: unknown): LoggedError => {
  if (typeof thrown !== 'object' || thrown === null) {
    const value = typeof thrown === 'string' && !plainWord.test(thrown) ? `${thrown.length} characters` : String(thrown);
    return { type: typeof thrown, message: `No error but this was thrown: ${value}`, stack: '' };
  }
  const fields = Object.keys(thrown).filter((name) => plainWord.test(name));
  const said = 'message' in thrown && typeof thrown.message === 'string' ? `: ${withoutValues(new Error(thrown.message))}` : '';
  const kind = Object.getPrototypeOf(thrown)?.constructor?.name ?? 'object';
  const code = 'code' in thrown && typeof thrown.code === 'string' && plainWord.test(thrown.code) ? { code: thrown.code } : {};
  return {
    type: String(kind),
    message: `No error but an object with ${fields.slice(0, 12).join(', ')} was thrown${said}`,
    ...code,
    stack: '',
  };
};

/** An error as it may stand in a log: chosen fields alone, since a failed query carries the family's own data with it (params, detail). */
export const loggedError = (error: unknown, depth = 4): LoggedError => {
  if (!(error instanceof Error)) return thrownThing(error);
  return {
    type: error.name,
    message: withoutValues(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: placesOf(error),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: loggedError(error.cause, depth - 1) }),
  };
};
