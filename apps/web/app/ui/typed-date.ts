import { readBirth } from '@hedgerow/domain/birth';

/** The stroke of MM/YYYY by itself: a telephone's number pad has none. Takes what stood there before, and what stands there now. */
export const typedMonth = (before: string, after: string): string => {
  const digits = /^(\d{2})(\d{4})$/.exec(after);
  if (digits) return digits.slice(1).join('/');
  if (after.length <= before.length) return after;
  // Dots, dashes and blanks are strokes, so that one typed after ours is not a second one.
  const once = after.replace(/^(\d{1,2})[\s./-]+(?=\d|$)/, '$1/');
  const parted = once.replace(/^(\d{2})(\d{1,4})$/, '$1/$2');
  return /^\d{2}$/.test(parted) ? `${parted}/` : parted;
};

/** A month of the browser's own calendar, or of the server, as it is typed; empty when it is none. */
export const typedFrom = (text: string): string => {
  const born = readBirth(text);
  return born === undefined ? '' : `${born.slice(5, 7)}/${born.slice(0, 4)}`;
};
