import { mkdtempSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openConcernReader } from './concern-reader.ts';
import { openSentenceWorker } from './open-sentence-worker.ts';
import { similarity, toVector } from './sentence-vector.ts';
import { spokenText } from './spoken-text.ts';
import { openTunedEncoder } from './tuned-encoder.ts';
import { readVectors, vectorKey, writeVectors } from './vector-file.ts';

const worker = openSentenceWorker();
afterAll(worker.close);

const nearest = async (request: string, places: readonly string[]): Promise<string | undefined> => {
  const [asked, ...others] = await worker.embed([request, ...places]);
  const near = others.map((other) => similarity(asked ?? other, other));
  return places[near.indexOf(Math.max(...near))];
};

test('what means the same lies nearest, though no word is shared', async () => {
  const places = [
    'Herbivores, carnivores and omnivores',
    'Number bonds to 20',
    'The Battle of Hastings',
    'Reversible and irreversible changes',
  ];
  expect(await nearest('which animals eat only plants', places)).toBe(places[0]);
  expect(await nearest('why did william win in 1066', places)).toBe(places[2]);
  expect(await nearest('reversable changes', places)).toBe(places[3]);
});

test('the same text is the same vector, asked alone, twice or among others, and its own nearest', async () => {
  const [alone] = await worker.embed(['half life']);
  const [first, , second] = await worker.embed(['half life', 'the water cycle', 'half life']);
  expect(second).toEqual(first);
  expect(similarity(alone ?? new Int8Array(), first ?? new Int8Array())).toBeGreaterThan(0.99);
});

test.each(['', '   ', '???', '🙂🙂', '\\frac{1}{2}', 'x'.repeat(50_000)])('%s is embedded without harm', async (text) => {
  const [vector] = await worker.embed([text]);
  expect(vector).toHaveLength(512);
});

test('a worker that ended is begun again with the next text', async () => {
  const own = openSentenceWorker();
  await own.embed(['before']);
  await own.close();
  expect(await own.embed(['after'])).toHaveLength(1);
  await own.close();
});

test('models that nobody needs go, and come back for whoever comes', async () => {
  let begun = 0;
  const count = (): void => {
    begun += 1;
  };
  process.on('worker', count);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const own = openSentenceWorker({ remembered: 10, longestQueue: 2, idle: 60_000 });
    await own.warm();
    vi.advanceTimersByTime(40_000);
    await own.warm();
    vi.advanceTimersByTime(40_000);
    await own.embed(['still there']);
    expect(begun).toBe(1);
    vi.advanceTimersByTime(70_000);
    await own.embed(['after']);
    expect(begun).toBe(2);
    await own.close();
  } finally {
    vi.useRealTimers();
    process.off('worker', count);
  }
});

test('too many at once are refused, and the others answered', async () => {
  const narrow = openSentenceWorker({ remembered: 10, longestQueue: 2, idle: 60_000 });
  const all = await Promise.allSettled(['one', 'two', 'three'].map((text) => narrow.embed([text])));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await narrow.close();
});

test('formulae are read as words', () => {
  expect(spokenText('Work out $\\frac{3}{4} \\times 8$.')).toBe('work out 3 over 4 times 8 .');
});

test('vectors come back from their file as they were, and half a file loses only its end', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hedgerow-vectors-')), 'bank.vectors');
  expect(readVectors(file).size).toBe(0);
  const vectors = new Map(
    ['one', 'two'].map((text, at) => [vectorKey(text), toVector(Array.from({ length: 512 }, (_, place) => Math.sin(place + at)))]),
  );
  writeVectors(file, vectors);
  expect(readVectors(file)).toEqual(vectors);
  truncateSync(file, 600);
  expect([...readVectors(file)]).toEqual([...vectors].slice(0, 1));
});

/** Above nought where a text speaks for a call for help sooner than for nothing. */
const oddsOf = ([nothing = 0, ...kinds]: readonly number[] = []): number => Math.max(...kinds) - nothing;

test('a call for help is told from what only sounds like one, alone or beside others', async () => {
  const [call, game, spelt] = await worker.weigh(['my stepdad hits me', 'my brother hit me in our snowball fight', 'my dad hurts me']);
  expect(oddsOf(call)).toBeGreaterThan(2);
  expect(oddsOf(spelt)).toBeGreaterThan(2);
  expect(oddsOf(game)).toBeLessThan(-1);
  const [alone] = await (await openConcernReader()).weigh(['my stepdad hits me']);
  for (const [kind, score] of (call ?? []).entries()) expect(Math.abs(score - (alone?.[kind] ?? 99))).toBeLessThan(0.1);
});

test.each(['', '   ', '???', '🙂🙂', 'x'.repeat(50_000)])('%s is weighed without harm', async (text) => {
  const [scores] = await worker.weigh([text]);
  expect(scores?.every(Number.isFinite)).toBe(true);
});

test('a change of the encoder changes its pieces of words, and one of a weight that it lacks is refused', async () => {
  const weight =
    'module/Encoder_en/KonaTransformer/Encode/Layer_1/TransformerLayer/MultiheadAttention/output_transform_single/kernel/part_0';
  const between = 1;
  const wide = Float32Array.from({ length: 512 }, (_one, at) => (at === 7 ? 1 : 0));
  const firstOf = async (size: number) => {
    const tokensOf = await openTunedEncoder([{ weight, between, tall: new Float32Array(512).fill(size), wide }]);
    return (await tokensOf(['my dad hits me', 'half life']))[0] ?? [];
  };
  const [before, after] = [await firstOf(0), await firstOf(1)];
  expect(before.length).toBeGreaterThan(3);
  expect(after.length).toBe(before.length);
  expect(after[0]?.[7]).not.toBeCloseTo(before[0]?.[7] ?? 0, 1);
  await expect(openTunedEncoder([{ weight: 'nothing', between, tall: wide, wide }])).rejects.toThrow('no weight nothing');
});
