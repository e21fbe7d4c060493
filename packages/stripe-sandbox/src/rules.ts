import { badRequest, emptyParameter, missingParameter, unknownParameter } from './errors.ts';
import type { Raw, RawMap } from './form.ts';

/** How one parameter is read. `path` is its name as Stripe writes it: `items[0][price]`. */
export interface Rule<T> {
  readonly read: (raw: Raw, path: string) => T;
  readonly needed?: true;
  readonly clears?: true;
}
export type Shape = Readonly<Record<string, Rule<unknown>>>;
export type Read<S extends Shape> = {
  readonly [Key in keyof S]: S[Key] extends Rule<infer T> & { readonly needed: true }
    ? T
    : S[Key] extends Rule<infer T>
      ? T | undefined
      : never;
};

const wordOf = (raw: Raw, path: string): string => {
  if (typeof raw !== 'string') throw badRequest(`Invalid string: ${JSON.stringify(raw)}`, undefined, path);
  return raw;
};

export const text = (limit = 5000): Rule<string> => ({
  read: (raw, path) => {
    const word = wordOf(raw, path);
    if (word.length <= limit) return word;
    throw badRequest(`Invalid string: ${word.slice(0, 10)}...; must be at most ${limit} characters`, 'string_too_long', path);
  },
});

/** Whole numbers only: a fraction of a penny does not exist. */
export const whole = (least = Number.MIN_SAFE_INTEGER): Rule<number> => ({
  read: (raw, path) => {
    const word = wordOf(raw, path);
    if (!/^-?\d{1,12}$/u.test(word)) throw badRequest(`Invalid integer: ${word}`, 'parameter_invalid_integer', path);
    if (Number(word) < least)
      throw badRequest(`Invalid integer: ${word}; must be greater than or equal to ${least}`, 'parameter_invalid_integer', path);
    return Number(word);
  },
});

export const percent: Rule<number> = {
  read: (raw, path) => {
    const word = wordOf(raw, path);
    if (!/^\d{1,3}(\.\d{1,4})?$/u.test(word)) throw badRequest(`Invalid decimal: ${word}`, undefined, path);
    if (Number(word) > 0 && Number(word) <= 100) return Number(word);
    throw badRequest(`Invalid percent_off: must be greater than 0 and at most 100`, undefined, path);
  },
};

export const yesNo: Rule<boolean> = {
  read: (raw, path) => {
    if (raw === 'true') return true;
    if (raw === 'false') return false;
    throw badRequest(`Invalid boolean: ${wordOf(raw, path)}`, undefined, path);
  },
};

const inWords = (options: readonly string[]): string =>
  options.length === 1 ? options.join('') : `one of ${options.slice(0, -1).join(', ')}, or ${options.at(-1)}`;

export const oneOf = <const T extends string>(...options: readonly T[]): Rule<T> => ({
  read: (raw, path) => {
    const found = options.find((option) => option === raw);
    if (found !== undefined) return found;
    throw badRequest(`Invalid ${path}: must be ${inWords(options)}`, undefined, path);
  },
});

export const listOf = <T>(rule: Rule<T>): Rule<readonly T[]> => ({
  clears: true,
  read: (raw, path) => {
    if (raw === '') return [];
    if (typeof raw === 'string' || Object.keys(raw).some((key) => !/^\d+$/u.test(key))) throw badRequest('Invalid array', undefined, path);
    return Object.entries(raw).map(([index, value]) => readOne(rule, value, `${path}[${index}]`));
  },
});

export const hash = <const S extends Shape>(shape: S): Rule<Read<S>> => ({
  read: (raw, path) => {
    if (typeof raw === 'string') throw badRequest('Invalid object', undefined, path);
    return readShape(shape, raw, path);
  },
});

/** Metadata: an empty string removes a key; an empty value for the whole removes all of it. */
export const metadata: Rule<Readonly<Record<string, string>>> = {
  clears: true,
  read: (raw, path) => {
    if (typeof raw === 'string') return {};
    const entries = Object.entries(raw).map(([key, value]) => [key, wordOf(value, `${path}[${key}]`)] as const);
    if (entries.length > 50) throw badRequest('You can have up to 50 keys in metadata.', undefined, path);
    return Object.fromEntries(entries);
  },
};

export const needed = <T>(rule: Rule<T>): Rule<T> & { readonly needed: true } => ({ ...rule, needed: true });
/** A field that an empty string clears. */
export const clearable = <T>(rule: Rule<T>): Rule<T | null> => ({
  clears: true,
  read: (raw, path) => (raw === '' ? null : rule.read(raw, path)),
});

const readOne = <T>(rule: Rule<T>, raw: Raw, path: string): T => {
  if (raw === '' && rule.clears !== true) throw emptyParameter(path);
  return rule.read(raw, path);
};

/** Reads all parameters of a call, or of a hash inside it; whatever the table does not name is refused. */
export const readShape = <S extends Shape>(shape: S, raw: RawMap, path = ''): Read<S> => {
  const nameOf = (key: string): string => (path === '' ? key : `${path}[${key}]`);
  for (const key of Object.keys(raw)) if (!Object.hasOwn(shape, key)) throw unknownParameter(nameOf(key));
  const read = Object.entries(shape).map(([key, rule]) => {
    const value = raw[key];
    if (value !== undefined) return [key, readOne(rule, value, nameOf(key))];
    if (rule.needed === true) throw missingParameter(nameOf(key));
    return [key, undefined];
  });
  return Object.fromEntries(read) as Read<S>;
};
