import { readConfig } from '../config.ts';
import { startWords } from '../start-words.ts';
import { start } from '../start.ts';
import { practising } from './practising.ts';

/** A new day at four in the afternoon, some seconds of thought, a clock that stands still, or what is right and wrong of the open question. */
type Told = { readonly day: 'next' } | { readonly secondsLater: number } | { readonly clock: 'stands' } | { readonly practice: string };

const dayMs = 86_400_000;
const fourMs = 16 * 3_600_000;
const realNow = Date.now;
let later = 0;
let stood: number | undefined;
const now = (): number => (stood ?? realNow()) + later;

// The clock of the whole process: the library that keeps sessions has no other.
globalThis.Date = new Proxy(Date, {
  construct: (real, given: [], made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made) as Date,
  get: (real, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
});

/** The product as a process, for journeys over several days: its clock goes on when it is told to. */
const config = readConfig();
const { close, ...running } = await start(config);
const { rightOf, wrongOf } = practising(() => ({ clock: { now: new Date() }, database: running.database }));

const answer = async (told: Told): Promise<object> => {
  if ('practice' in told) return { right: await rightOf(told.practice), wrong: await wrongOf(told.practice) };
  if ('clock' in told) stood = realNow();
  else later += 'day' in told ? (Math.floor(now() / dayMs) + 1) * dayMs + fourMs - now() : told.secondsLater * 1000;
  return { now: new Date().toISOString() };
};

process.on('message', (told: Told) => {
  answer(told).then(
    (said) => process.send?.(said),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.once('SIGTERM', () => void close().finally(() => process.exit(0)));
for (const line of startWords({ ...running, production: config.production, productName: config.productName }))
  process.stderr.write(`${line}\n`);
