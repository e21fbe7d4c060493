import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { amountOf } from '@hedgerow/curriculum/option-values';
import { contentWordsOf } from '@hedgerow/curriculum/words';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { subjectName } from '@hedgerow/domain/subjects';
import { fingerprintOfText } from '@hedgerow/teaching/compose/fingerprint';
import { instantiate } from '@hedgerow/teaching/compose/instantiate';
import { hashText } from '@hedgerow/teaching/generators/random';
import { toNumber } from '@hedgerow/teaching/generators/rational';
import { evaluate } from '@hedgerow/teaching/verify/arithmetic';
import { verifyQuestion } from '@hedgerow/teaching/verify/verify-question';
import { z } from 'zod';
import type { ModelTask } from './ask-model.ts';
import { fenced } from './fenced.ts';
import type { Grounding } from './grounding.ts';
import { isSoundText, type Reader } from './sound-text.ts';

const Candidate = z.object({
  stem: z.string(),
  key: z.string(),
  keyWhy: z.string(),
  distractors: z
    .array(z.object({ text: z.string(), why: z.string(), misconception: z.string().nullable() }))
    .min(2)
    .max(3),
  explanation: z.string(),
  hints: z.array(z.string()).max(3),
  /** The line of the data that says so ("F3", "S2"), or "general". */
  support: z.string(),
  /** In maths the sum whose value is the key, such as "3/4 * 24"; otherwise null. */
  calculation: z.string().nullable(),
});
type Candidate = z.output<typeof Candidate>;
const Candidates = z.object({ questions: z.array(Candidate) });

export type QuestionsRequest = Reader & {
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly count: number;
};

const itemsOf = (json: unknown, key: string): readonly unknown[] => {
  const found: unknown = Array.isArray(json) ? json : typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined;
  return Array.isArray(found) ? found : [];
};

const readCandidates = (json: unknown): Candidate[] | undefined => {
  const read = itemsOf(json, 'questions').flatMap((item) => Candidate.safeParse(item).data ?? []);
  return read.length === 0 ? undefined : read;
};

/** Half as many again as are wanted: some will not pass. */
const spare = 1.5;

/** Asks for multiple-choice questions with distractors from named misconceptions, each citing what supports its key. */
export const questionsTask = (wish: QuestionsRequest, grounding: Grounding): ModelTask<Candidate[]> => ({
  prompt: [
    `Write ${Math.ceil(wish.count * spare)} multiple-choice questions. Subject: ${subjectName(wish.subject)}. Stage: ${wish.keyStage}. Level: ${wish.difficulty}.`,
    fenced('topic', wish.topic.slice(0, 200)),
    grounding.data,
    grounding.misconceptions.length === 0
      ? ''
      : `Misconceptions of pupils, to make wrong options from (give the id):\n${grounding.misconceptions.map(({ id, belief }) => `- ${id}: ${belief}`).join('\n')}`,
    'Each question: one key that is certainly right, and three wrong options that a pupil would really choose (two at KS1), each with why it is wrong. Options alike in form and length. Never “all of the above”, never a true-or-false question, never what is NOT so.',
    'The explanation says why the key is right and why the most tempting wrong option is not. "support" names the data line that says so, or "general". In maths "calculation" is the sum whose value is the key.',
    'Shape: {"questions":[{"stem","key","keyWhy","distractors":[{"text","why","misconception"}],"explanation","hints":[],"support","calculation"}]}',
  ].join('\n\n'),
  schema: Candidates,
  read: readCandidates,
  maxOutputTokens: 400 + wish.count * 600,
});

const numeric: ReadonlySet<string> = new Set(['maths']);

/** A maths key is never the model's word: the sum is computed here, exactly (docs/product/teaching-engine.md#one-gate). */
const keyIsComputed = ({ key, calculation }: Candidate): boolean => {
  const amount = amountOf(key);
  const value = calculation === null ? undefined : evaluate(calculation);
  return amount !== undefined && value !== undefined && Math.abs(amount.value - toNumber(value)) < 1e-9;
};

const isSupported = ({ key, support }: Candidate, { lines }: Grounding): boolean => {
  const cited = support.replaceAll(/[[\]\s]/g, '');
  if (cited === 'general') return lines.size === 0;
  const line = lines.get(cited);
  if (line === undefined) return false;
  const words = new Set(contentWordsOf(line));
  const asked = contentWordsOf(key);
  return asked.length === 0 || asked.some((word) => words.has(word));
};

const asQuestion = (candidate: Candidate, { keyStage, difficulty }: QuestionsRequest): MultipleChoice => {
  const seed = hashText(`${candidate.stem}:${candidate.key}`);
  const { stem, key, keyWhy, distractors, explanation, hints } = candidate;
  const draft = {
    sourceId: `llm/${fingerprintOfText(stem, key)}`,
    provenance: 'llm' as const,
    stem,
    key: { text: key, why: keyWhy },
    distractors,
    explanation,
    steps: [],
    hints,
    difficulty,
    topicId: null,
    objective: null,
    marks: 1,
  };
  return instantiate(draft, { seed, keyPlace: seed % 4, keyStage });
};

const textsOf = ({ stem, key, keyWhy, distractors, explanation, hints }: Candidate): string[] => [
  stem,
  key,
  keyWhy,
  ...distractors.flatMap(({ text, why }) => [text, why]),
  explanation,
  ...hints,
];

/** The questions that pass every check that needs no second opinion: shape, lint, words, support, and computed keys. */
export const soundQuestions = (candidates: readonly Candidate[], wish: QuestionsRequest, grounding: Grounding): MultipleChoice[] =>
  candidates.flatMap((candidate) => {
    if (!textsOf(candidate).every((text) => isSoundText(text, wish, null))) return [];
    if (numeric.has(wish.subject) ? !keyIsComputed(candidate) : !isSupported(candidate, grounding)) return [];
    const question = asQuestion(candidate, wish);
    return verifyQuestion(question, wish).ok ? [question] : [];
  });

const Solved = z.object({ answers: z.array(z.object({ number: z.int(), option: z.int(), unsuitable: z.boolean() })) });

/** A second look without the key: what it answers otherwise, or would not show a child, is dropped (docs/product/teaching-engine.md#models). */
export const blindTask = (questions: readonly MultipleChoice[], { keyStage }: Reader): ModelTask<Map<number, number>> => ({
  prompt: [
    `Answer these questions for ${keyStage} pupils. For each give its number, the number of the right option (from 0), and whether anything in it is unsuitable for a child.`,
    ...questions.map(
      ({ question, options }, number) => `Question ${number}: ${question}\n${options.map((option, at) => `  ${at}) ${option}`).join('\n')}`,
    ),
    'Shape: {"answers":[{"number":0,"option":0,"unsuitable":false}]}',
  ].join('\n\n'),
  schema: Solved,
  read: (json) => {
    const answers = itemsOf(json, 'answers').flatMap((item) => Solved.shape.answers.element.safeParse(item).data ?? []);
    if (answers.length === 0) return undefined;
    return new Map(answers.filter(({ unsuitable }) => !unsuitable).map(({ number, option }) => [number, option]));
  },
  maxOutputTokens: 100 + questions.length * 40,
});

/** Those that the second look answered as their key says. */
export const agreed = (questions: readonly MultipleChoice[], answers: ReadonlyMap<number, number>): MultipleChoice[] =>
  questions.filter(({ correctAnswer }, number) => answers.get(number) === correctAnswer);
