import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBank } from '@hedgerow/curriculum/bank';
import { refOf } from '@hedgerow/curriculum/objective-ref';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { openSentenceModel } from '@hedgerow/embeddings/sentence-model';
import { composeAssessment } from './compose/compose-assessment.ts';
import { findTopics } from './compose/find-topics.ts';
import { openNearness } from './similarity/open-nearness.ts';

/**
 * How well requests are answered, as pupils type them: `npm run measure:requests -- [held-out-requests.tsv] [--all]`.
 * A line of the fixture says what would satisfy the request; a request without objectives is one that the bank cannot answer.
 * Where a line is an objective and a request ("maths.ks2.angles#measure<TAB>using a protractor"), it is measured whether the objective
 * is found first, or among the first three, with the subject and stage given: `-- /path/to/asks.tsv [--every=5]`.
 */
type Row = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly text: string; readonly wanted: readonly string[] };

const linesOf = (file: string): string[] => readFileSync(path.resolve(import.meta.dirname, '..', 'fixtures', file), 'utf8').split('\n');

const read = (file: string): Row[] =>
  linesOf(file)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [subject = '', keyStage = '', text = '', wanted = ''] = line.split('\t');
      // The fixture is our own file, and its subjects and stages are read by composeAssessment alone.
      return { subject: subject as SubjectId, keyStage: keyStage as KeyStage, text, wanted: wanted.split(' ').filter((one) => one !== '') };
    });

const bank = openBank();
/** With `--words`, as it is where the sentence model is away. */
const nearnessTo = process.argv.includes('--words') ? async () => undefined : openNearness(bank, await openSentenceModel());
const satisfies = (ref: string | undefined, wanted: readonly string[]): boolean =>
  ref !== undefined && wanted.some((one) => one === ref || (one.endsWith('/*') && ref.startsWith(one.slice(0, -1))));

const measured = async (row: Row) => {
  const query = { subject: row.subject, keyStage: row.keyStage, topicText: row.text };
  const { questions, coverage, sentence } = composeAssessment({
    bank,
    ...query,
    nearness: await nearnessTo(query),
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    seed: 11,
    history: [],
  });
  const on = questions.filter((question) => satisfies(refOf(question), row.wanted)).length;
  const facts = questions.filter(({ provenance }) => provenance === 'derived').length;
  return { row, count: questions.length, share: questions.length === 0 ? 0 : on / questions.length, facts, coverage, sentence };
};

/** Objectives with a request each, one in so many of them. */
const asksIn = (file: string, every: number): { readonly ref: string; readonly row: Row }[] =>
  linesOf(file).flatMap((line, at) => {
    const [named = '', text = ''] = line.split('\t');
    const ref = named.replace('#', '/');
    const entry = bank.index.find(({ id }) => ref.startsWith(`${id}/`));
    if (entry === undefined || at % every !== 0) return [];
    return [{ ref, row: { subject: entry.subject, keyStage: entry.keyStage, text, wanted: [ref] } }];
  });

const measureAsks = async (file: string): Promise<void> => {
  const every = Number(process.argv.find((one) => one.startsWith('--every='))?.slice('--every='.length) ?? 1);
  const asks = asksIn(file, every);
  const found: number[] = [];
  let spent = 0;
  for (const { ref, row } of asks) {
    const query = { subject: row.subject, keyStage: row.keyStage, topicText: row.text };
    const before = process.cpuUsage();
    const { asked } = findTopics(bank, { ...query, nearness: await nearnessTo(query) });
    const { user, system } = process.cpuUsage(before);
    spent += user + system;
    found.push([...asked].findIndex((one) => one === ref));
    if (process.argv.includes('--all') && found.at(-1) !== 0) console.log(`${ref} “${row.text}”: ${[...asked].slice(0, 3).join(', ')}`);
  }
  const within = (places: number): string => percent(found.filter((at) => at >= 0 && at < places).length, found.length);
  console.log(`${found.length} requests: the objective first ${within(1)}, among three ${within(3)}, at all ${within(Infinity)}`);
  console.log(`${(spent / found.length / 1000).toFixed(1)} ms of processor each`);
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const measureRows = async (file: string): Promise<void> => {
  const results: Awaited<ReturnType<typeof measured>>[] = [];
  for (const row of read(file)) results.push(await measured(row));
  const answerable = results.filter(({ row }) => row.wanted.length > 0);
  const answered = answerable.filter(({ count }) => count > 0);
  const exact = results.filter(({ coverage }) => coverage === 'exact');
  const beyond = results.filter(({ row }) => row.wanted.length === 0);
  const questions = sum(results.map(({ count }) => count));
  console.log(`${results.length} requests, ${answerable.length} of them answerable`);
  console.log(
    `on the objectives asked for, mean over what is answered: ${percent(sum(answered.map(({ share }) => share)), answered.length)}`,
  );
  console.log(
    `"exact" said where four in five are: ${percent(exact.filter(({ share }) => share >= 0.8).length, exact.length)} of ${exact.length}`,
  );
  console.log(`answerable requests answered: ${percent(answered.length, answerable.length)}`);
  console.log(`with something on what was asked: ${percent(answerable.filter(({ share }) => share >= 0.5).length, answerable.length)}`);
  console.log(`requests beyond the bank that are refused: ${beyond.filter(({ count }) => count === 0).length} of ${beyond.length}`);
  console.log(
    `made from facts: ${percent(sum(results.map(({ facts }) => facts)), questions)}; questions a request: ${(questions / results.length).toFixed(1)}`,
  );
  const poor = results.filter(({ row, count, share }) => (row.wanted.length === 0 ? count > 0 : share < 0.8));
  for (const { row, count, share, coverage, sentence } of process.argv.includes('--all') ? poor : [])
    console.log(`${row.subject} ${row.keyStage} “${row.text}”: ${coverage}, ${Math.round(share * count)} of ${count}. ${sentence}`);
};

const [file = 'requests.tsv'] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
if (linesOf(file)[0]?.startsWith('subject\t') === true) await measureRows(file);
else await measureAsks(file);
