import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice } from '@hedgerow/curriculum/question';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { openSentenceModel } from '@hedgerow/embeddings/sentence-model';
import { composeAssessment } from './compose/compose-assessment.ts';
import { generatorById } from './generators/all-generators.ts';
import { openNearness } from './similarity/open-nearness.ts';

/**
 * How many questions practise what was typed, counted by question and not by objective:
 * `npm run measure:questions -- [questions-aside.tsv] [--all] [--words]`. A line of the fixture gives what a question must speak of;
 * " && " stands between the two halves of a double wish, of which each must come.
 */
type Row = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly text: string; readonly practises: readonly RegExp[] };

const read = (file: string): Row[] =>
  readFileSync(path.join(import.meta.dirname, '..', 'fixtures', file), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [subject = '', keyStage = '', text = '', practises = ''] = line.split('\t');
      // The fixture is our own file, and its subjects and stages are read by composeAssessment alone.
      return {
        subject: subject as SubjectId,
        keyStage: keyStage as KeyStage,
        text,
        practises: practises.split(' && ').map((one) => new RegExp(one, 'iu')),
      };
    });

const bank = openBank();
const nearnessTo = process.argv.includes('--words') ? async () => undefined : openNearness(bank, await openSentenceModel());
const seeds = [11, 12];

const textOf = ({ question, options, correctAnswer, sourceId }: MultipleChoice): string =>
  [question, options[correctAnswer], generatorById(sourceId)?.title ?? ''].join(' | ');

const measured = async (row: Row) => {
  const query = { subject: row.subject, keyStage: row.keyStage, topicText: row.text };
  const wish = { bank, ...query, nearness: await nearnessTo(query) };
  const made = seeds.map((seed) =>
    composeAssessment({ ...wish, difficulty: 'intermediate', count: 5, includeEssays: false, seed, history: [] }),
  );
  const questions = made.flatMap((one) => one.questions).filter((question) => question.type === 'multiple_choice');
  const parts = row.practises.map((practises) => questions.filter((question) => practises.test(textOf(question))));
  const on = new Set(parts.flat()).size;
  return {
    row,
    questions,
    share: questions.length === 0 ? 0 : on / questions.length,
    /** The smaller half of a double wish, beside what it should be. */
    balance: parts.length < 2 ? 1 : Math.min(...parts.map(({ length }) => length)) / Math.max(1, questions.length / parts.length),
    isOn: (question: MultipleChoice) => parts.some((part) => part.includes(question)),
    coverage: made[0]?.coverage,
    sentence: made[0]?.sentence ?? '',
  };
};

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const [file = 'questions-tuned.tsv'] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const results: Awaited<ReturnType<typeof measured>>[] = [];
for (const row of read(file)) results.push(await measured(row));
const exact = results.filter(({ coverage }) => coverage === 'exact');
const isTrue = ({ share, balance }: (typeof results)[number]): boolean => share >= 0.8 && balance >= 0.5;
const doubles = results.filter(({ row }) => row.practises.length > 1);
const all = sum(results.map(({ questions }) => questions.length));
console.log(`${results.length} requests, ${all} questions`);
console.log(`practise what was typed: ${percent(sum(results.map(({ share, questions }) => share * questions.length)), all)}`);
console.log(`requests with four in five on it: ${percent(results.filter(({ share }) => share >= 0.8).length, results.length)}`);
console.log(`"exact" said that is true: ${percent(exact.filter(isTrue).length, exact.length)} of ${exact.length}`);
console.log(`true but not said: ${results.filter((one) => one.coverage !== 'exact' && isTrue(one)).length}`);
console.log(`double wishes with both halves: ${doubles.filter(({ balance }) => balance >= 0.5).length} of ${doubles.length}`);
console.log(
  `made from facts: ${percent(sum(results.map(({ questions }) => questions.filter(({ provenance }) => provenance === 'derived').length)), all)}`,
);
for (const one of process.argv.includes('--all') ? results.filter((each) => !isTrue(each) || each.coverage !== 'exact') : []) {
  console.log(
    `\n${one.row.subject} ${one.row.keyStage} “${one.row.text}”: ${one.coverage}, ${one.share.toFixed(2)} ${one.balance.toFixed(2)}. ${one.sentence}`,
  );
  for (const question of one.questions)
    console.log(`  ${one.isOn(question) ? '+' : '-'} ${question.topicId}/${question.objective} ${textOf(question).slice(0, 130)}`);
}
