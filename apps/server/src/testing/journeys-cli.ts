import { hashText, mulberry32 } from '@hedgerow/teaching/generators/random';
import { secureSeed } from '../infrastructure/adapters-from-config.ts';
import { run } from '../run.ts';
import { practising } from './practising.ts';

/**
 * A new day at four in the afternoon, some seconds of thought, a clock that stands still, what is right and wrong of the open question, or
 * the name of the journey that begins: its questions are drawn by it.
 */
type Told =
  | { readonly day: 'next' }
  | { readonly secondsLater: number }
  | { readonly clock: 'stands' }
  | { readonly practice: string }
  | { readonly journey: string };

const dayMs = 86_400_000;
const fourMs = 16 * 3_600_000;
const realNow = Date.now;
let later = 0;
let stood: number | undefined;
const now = (): number => (stood ?? realNow()) + later;

// The clock of the whole process: the library that keeps sessions has no other.
if (process.argv.includes('--turned-days'))
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: [], made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made) as Date,
    get: (real, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
  });

const drawsOf = (journey: string): (() => number) => mulberry32(hashText(journey));
let draws: (() => number) | undefined;

/** The product as a process for journeys: of each its own draws, the same in every run, and a clock that goes on when it is told to. */
const { database } = await run({ newSeed: () => (draws === undefined ? secureSeed() : Math.floor(draws() * 2 ** 31)) });
const { rightOf, wrongOf } = practising(() => ({ clock: { now: new Date() }, database }));

const answer = async (told: Told): Promise<object> => {
  if ('practice' in told) return { right: await rightOf(told.practice), wrong: await wrongOf(told.practice) };
  if ('journey' in told) draws = drawsOf(told.journey);
  else if ('clock' in told) stood = realNow();
  else later += 'day' in told ? (Math.floor(now() / dayMs) + 1) * dayMs + fourMs - now() : told.secondsLater * 1000;
  return { now: new Date().toISOString() };
};

process.on('message', (told: Told) => {
  answer(told).then(
    (said) => process.send?.(said),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
