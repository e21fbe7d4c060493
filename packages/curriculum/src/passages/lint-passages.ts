import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { topicFiles } from '../bank.ts';
import { americanSpellings } from '../british-spelling.ts';
import type { FileProblem } from '../lint-bank.ts';
import { error, errors, repeated, warning } from '../lint-problem.ts';
import type { Problem } from '../lint-problem.ts';
import { uprightProseOf } from '../markup.ts';
import { optionText } from '../option-values.ts';
import { questionProblems } from '../question-rules.ts';
import { readingCeiling, readingGrade } from '../readability.ts';
import { Passage } from './passage.ts';
import type { PassageQuestion } from './passage.ts';

/** In words: what a pupil of the stage reads at one sitting; a poem may be shorter. */
const lengths: Partial<Record<KeyStage, readonly [number, number]>> = { KS1: [70, 160], KS2: [90, 280], KS3: [110, 350], KS4: [120, 350] };
/** As in the bank: the key may be the longest option in 40 % of the questions. */
const longestKeyShare = 0.4;
const fewestDomains = 3;
const tolerance = 1.5;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

const questionProblemsOf = (question: PassageQuestion, passage: Passage): string[] => [
  ...questionProblems({
    stem: question.stem,
    options: [question.key, ...question.distractors.map(({ text }) => text)],
    keyIndex: 0,
    explanation: question.explanation,
  }),
  ...(plain(passage.content).includes(plain(question.evidence))
    ? []
    : [`its evidence "${question.evidence}" does not stand in the passage`]),
  ...(passage.keyStage === 'KS1' && question.distractors.length > 2 ? ['KS1 has three options, not four'] : []),
  ...question.distractors.filter(({ why }) => why.length < 8).map(({ text }) => `does not say why "${text}" is wrong`),
];

const keyIsLongest = ({ key, distractors }: PassageQuestion): boolean =>
  distractors.every(({ text }) => optionText(text).length < optionText(key).length);

const lengthProblems = ({ keyStage, content }: Passage): string[] => {
  const words = content.split(/\s+/).length;
  const [least, most] = lengths[keyStage] ?? [0, 0];
  return words < least || words > most ? [`has ${words} words; ${keyStage} has ${least} to ${most}`] : [];
};

const spreadProblems = ({ questions }: Passage): string[] => {
  const domains = new Set(questions.map(({ domain }) => domain)).size;
  const longest = questions.filter(keyIsLongest);
  return [
    ...(domains < fewestDomains ? [`asks in ${domains} reading domains; ${fewestDomains} are the least`] : []),
    ...(longest.length > questions.length * longestKeyShare
      ? [`the key is the longest option in ${longest.length} of ${questions.length} questions: ${longest.map(({ id }) => id).join(', ')}`]
      : []),
    ...repeated(questions.map(({ id }) => id)).map((id) => `two questions have the id "${id}"`),
  ];
};

/** A poem has no sentences to measure. */
const readingProblem = ({ type, content, keyStage }: Passage): Problem[] => {
  const grade = type === 'poem' ? 0 : readingGrade(uprightProseOf(content));
  const ceiling = readingCeiling(keyStage, 'english');
  if (grade <= ceiling) return [];
  const text = `reads at grade ${grade.toFixed(1)}; ${keyStage} should stay under ${ceiling}`;
  return [grade > ceiling + tolerance ? error(text) : warning(text)];
};

/** Everything that can be said about one passage without the others. */
export const lintPassage = (passage: Passage): Problem[] => {
  const words = [passage.content, ...passage.questions.flatMap(({ stem, explanation }) => [stem, explanation])].join('\n');
  return [
    ...errors([
      ...(passage.id.startsWith(`passage.${passage.keyStage.toLowerCase()}.`)
        ? []
        : [`its id does not say its stage, ${passage.keyStage}`]),
      ...lengthProblems(passage),
      ...spreadProblems(passage),
      ...passage.questions.flatMap((question) => questionProblemsOf(question, passage).map((text) => `question ${question.id}: ${text}`)),
      ...americanSpellings(words, 'english').map(({ found, british }) => `"${found}" is American; write "${british}"`),
    ]),
    ...readingProblem(passage),
  ];
};

const problemsOfFile = (folder: string, file: string): Problem[] => {
  try {
    const parsed = Passage.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    if (!parsed.success) return parsed.error.issues.map(({ path: place, message }) => error(`${place.join('.')}: ${message}`));
    const belongs = `${parsed.data.id.replace(/^passage\./, '').replaceAll('.', '/')}.json`;
    return [...(belongs === file ? [] : [error(`its id "${parsed.data.id}" belongs in ${belongs}`)]), ...lintPassage(parsed.data)];
  } catch (cause) {
    return [error(`is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`)];
  }
};

/** Every problem of every passage below the folder, in the order of the files. */
export const lintPassages = (folder: string): FileProblem[] =>
  topicFiles(folder).flatMap((file) => problemsOfFile(folder, file).map((problem) => ({ ...problem, file: `passages/${file}` })));
