/** Letters that do not decompose into an ASCII letter and accents. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A name as it appears in a username: lower case, folded to ASCII letters and digits. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
    .replaceAll(/[^a-z0-9]/g, '');

/** docs/product/accounts.md#pupils-sign-in: first and last name folded, and a number from 1000 to 10999. `draw` gives 0 <= x < 1. */
export const usernameFor = (firstName: string, lastName: string, draw: () => number): string => {
  const name = `${foldName(firstName)}${foldName(lastName)}`.slice(0, 40);
  return `${name === '' ? 'pupil' : name}${1000 + Math.floor(draw() * 10_000)}`;
};

/** No 0/O, 1/l/I, so that it can be read from paper. */
const readable = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const readableSigns = (count: number, draw: () => number): string =>
  Array.from({ length: count }, () => readable[Math.floor(draw() * readable.length)] ?? 'a').join('');

/** docs/product/accounts.md#passwords: 8 random characters without look-alikes, with a letter and a number. `draw` must be unpredictable. */
export const childPassword = (draw: () => number): string => {
  for (;;) {
    const password = readableSigns(8, draw);
    if (/\d/.test(password) && /[a-z]/i.test(password)) return password;
  }
};

/** What signs in once without the authenticator app, as it is written down by hand. `draw` must be unpredictable. */
export const recoveryCode = (draw: () => number): string => `${readableSigns(5, draw)}-${readableSigns(5, draw)}`;
