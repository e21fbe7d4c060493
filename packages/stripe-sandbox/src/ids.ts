import { randomBytes } from 'node:crypto';

export type NewId = (prefix: string) => string;

/** Ids that carry their time, so that sorting by id is sorting by age; the tail cannot be guessed. */
export const sandboxIds = (now: () => Date): NewId => {
  let count = 0;
  return (prefix) => {
    count = (count + 1) % 36 ** 4;
    const when = now().getTime().toString(36).padStart(9, '0');
    return `${prefix}_${when}${count.toString(36).padStart(4, '0')}${randomBytes(6).toString('hex')}`;
  };
};
