import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { stillAt } from './still-at.ts';

// Loaded before a product that is photographed (`node --import`): the same morning, ids and draws each time, so that what differs
// between two pictures is the look. The product itself knows nothing of it.

const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Time stands still, but for a millisecond at each new id: what was made later sorts later. */
let made = 0;
const now = (): number => stillAt.getTime() + made;

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: readonly unknown[], kind) => Reflect.construct(target, values.length === 0 ? [now()] : values, kind) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : (Reflect.get(target, name, self) as unknown)),
});

/** A row of draws for each range: how many ids were made meanwhile changes no question. */
const rows = new Map<number, () => number>();
const randomInt = (first: number, second?: number): number => {
  const [from, to] = second === undefined ? [0, first] : [first, second];
  const row = rows.get(to - from) ?? seeded(to - from);
  rows.set(to - from, row);
  return from + Math.floor(row() * (to - from));
};

const { randomBytes } = crypto;
const byte = seeded(20_261_116);
const idBytes = (size: number, told?: (error: Error | null, bytes: Buffer) => void): Buffer | void => {
  if (told !== undefined) return randomBytes(size, told);
  made += 1;
  return Buffer.from(Array.from({ length: size }, () => Math.floor(byte() * 256)));
};
Object.assign(crypto, { randomInt, randomBytes: idBytes });
syncBuiltinESMExports();
