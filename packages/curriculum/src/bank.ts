import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asksFiles, readAsks } from './asks.ts';
import { IndexEntry } from './bank-index.ts';
import { cachedFrom } from './index-cache.ts';
import { Topic } from './topic.ts';

/** The knowledge of the product: an index in memory, topics read when they are asked for. */
export type Bank = {
  /** A whole topic; undefined when the bank has none of that id. */
  readonly topic: (id: string) => Topic | undefined;
  readonly index: readonly IndexEntry[];
  /** Changes when any topic changes. */
  readonly version: string;
};

export const bankFolder = path.join(import.meta.dirname, '..', 'bank');

/** How many whole topics stay in memory, half of them: with what is derived from it one is about 230 kB, and some 40 ms to make again. */
const topicsKept = 160;

/** `<folder>/<subject>/<ks>/<slug>.json` for "subject.ks.slug". */
export const topicPath = (id: string): string => `${id.replaceAll('.', '/')}.json`;

/** Every topic file below the folder, relative and sorted; none where the folder is missing. */
export const topicFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.json'))
      .toSorted();
  } catch {
    return [];
  }
};

type Index = { readonly index: readonly IndexEntry[]; readonly version: string };

const asksBeside = (folder: string): string => path.join(folder, '..', 'asks');

const readIndex = (folder: string): Index => {
  const hash = createHash('sha256');
  const asks = readAsks(asksBeside(folder));
  const index = topicFiles(folder).flatMap((file) => {
    const content = readFileSync(path.join(folder, file), 'utf8');
    hash.update(file).update(content);
    const entry = IndexEntry.safeParse(parseJson(content));
    // A broken file is the lint's business; the product goes on without that topic.
    return entry.success && topicPath(entry.data.id) === file
      ? [{ ...entry.data, asks: { ...entry.data.asks, ...asks.get(entry.data.id) } }]
      : [];
  });
  return { index, version: hash.digest('hex').slice(0, 12) };
};

/** What the index is made by: another entry is another index. */
const makers = ['asks.ts', 'bank-index.ts', 'bank.ts', 'topic.ts'].map((file) => path.join(import.meta.dirname, file));

/** Made of 50 MB in a second of a processor, and read again in a tenth of it. */
const ownIndex = (): Index =>
  cachedFrom(
    path.join(import.meta.dirname, '..', 'build', 'bank-index.json'),
    [...topicFiles(bankFolder).map((file) => path.join(bankFolder, file)), ...asksFiles(asksBeside(bankFolder)), ...makers],
    () => readIndex(bankFolder),
  );

const parseJson = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
};

const readTopic = (folder: string, id: string): Topic | undefined => {
  const parsed = Topic.safeParse(parseJson(readFileSync(path.join(folder, topicPath(id)), 'utf8')));
  return parsed.success ? parsed.data : undefined;
};

const readBank = (folder: string): Bank => {
  const { index, version } = folder === bankFolder ? ownIndex() : readIndex(folder);
  const known = new Set(index.map(({ id }) => id));
  const kept = new Map<string, Topic | undefined>();
  const topic = (id: string): Topic | undefined => {
    if (!known.has(id)) return undefined;
    const found = kept.has(id) ? kept.get(id) : readTopic(folder, id);
    kept.delete(id);
    kept.set(id, found);
    const oldest = kept.keys().next().value;
    if (kept.size > topicsKept && oldest !== undefined) kept.delete(oldest);
    return found;
  };
  return { topic, index, version };
};

let own: Bank | undefined;

/** Opens the bank. `folder` defaults to the one beside `src`, which is read once in a process: nobody writes in it while one runs. */
export const openBank = (folder: string = bankFolder): Bank => (folder === bankFolder ? (own ??= readBank(folder)) : readBank(folder));
