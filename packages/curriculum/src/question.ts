import { z } from 'zod';
import { difficulties } from '@hedgerow/domain/difficulties';
import { Figure } from '@hedgerow/figures/figure';
import { FigureTask } from '@hedgerow/figures/answering/task';
import { ExpectedAnswer } from './expected-answer.ts';
import { WritingPart } from './writing/writing-task.ts';

/** Where something that was generated comes from (docs/product/guides-and-cards.md#where-things-come-from). */
export const provenances = ['bank', 'derived', 'generator', 'upload', 'llm'] as const;
export type Provenance = (typeof provenances)[number];

/** How well the topic that was asked for is covered. */
export const coverages = ['exact', 'near', 'subject', 'source'] as const;
export type Coverage = (typeof coverages)[number];

/** What a mark scheme credits in a written answer; the words of `Essay` in topic.ts. */
export const MarkScheme = z.object({
  criteria: z.array(
    z.object({
      name: z.string(),
      points: z.array(z.object({ text: z.string(), terms: z.array(z.array(z.string())), marks: z.number() })),
    }),
  ),
  levels: z.array(z.object({ band: z.string(), from: z.number(), description: z.string() })),
  modelAnswer: z.string(),
  /** Of a writing task for Years 3 to 6: a checklist stands in place of the key points. */
  writing: WritingPart.optional(),
});
export type MarkScheme = z.output<typeof MarkScheme>;

/** Digits alone, digits with signs, letters and signs of algebra, or words. */
export const typingKeys = ['digits', 'number', 'expression', 'words'] as const;

const shared = {
  id: z.string(),
  /** Markdown of the smallest kind, with $TeX$. */
  question: z.string(),
  /** The picture that the question is about, as data: it is drawn where it is shown. */
  figure: Figure.optional(),
  explanation: z.string(),
  stepByStepSolution: z.array(z.string()),
  hints: z.array(z.string()),
  marks: z.number().int(),
  difficulty: z.enum(difficulties),
  /** The topic of the bank that it is on; with `objective` it makes an ObjectiveRef. Questions of before have none. */
  topicId: z.string().nullable().default(null),
  objective: z.string().nullable(),
  provenance: z.enum(provenances),
  /** `topic/item` of the bank, a generator's id, or a sentence of the upload: what must not come again soon. */
  sourceId: z.string(),
};

const Choice = z.object({
  ...shared,
  type: z.literal('multiple_choice'),
  options: z.array(z.string()).min(2).max(4),
  /** Index into options. */
  correctAnswer: z.number().int().min(0),
  /** One note an option: why it is right or wrong; '' where there is none. */
  optionNotes: z.array(z.string()),
  /** The misconception that each option shows, or null. */
  misconceptions: z.array(z.string().nullable()),
});
/** What a cell of a table takes: judged by what it means, as any answer that is typed. */
const Cell = z.object({
  expected: ExpectedAnswer,
  /** The right answer as it is shown. */
  answer: z.string().min(1).max(12),
  slips: z.array(z.object({ expected: ExpectedAnswer, note: z.string() })),
});
export type Cell = z.output<typeof Cell>;
/** Answered on its figure: by moving, placing, shading. Answers are lists of places, as the figure's handles read them. */
const OnFigure = z.object({
  ...shared,
  type: z.literal('on_figure'),
  figure: Figure,
  task: FigureTask,
  /** None where cells are filled in. */
  right: z.array(z.int().min(0)),
  /** Of a table to fill in, as its cells are read. */
  cells: z.array(Cell).min(2).max(12).optional(),
  /** Wrong places that are known, with what went wrong. */
  slips: z.array(z.object({ given: z.array(z.int().min(0)), note: z.string() })),
});
const LongAnswer = z.object({ ...shared, type: z.literal('essay'), markScheme: MarkScheme });

/**
 * A question as it is stored with an attempt: whole, so that a review never changes when the bank does.
 * The answer, explanation and steps leave the server only after the attempt was handed in.
 */
export const Question = z.discriminatedUnion('type', [Choice, LongAnswer]);
export type Question = z.output<typeof Question>;
/** A question of a test as it is kept: what can be answered on a figure may be. */
export const TestQuestion = z.discriminatedUnion('type', [Choice, LongAnswer, OnFigure]);
export type TestQuestion = z.output<typeof TestQuestion>;
export type MultipleChoice = Extract<Question, { type: 'multiple_choice' }>;
export type EssayQuestion = Extract<Question, { type: 'essay' }>;

/** A wrong answer that is known: what went wrong, and the misconception it shows. */
const Slip = z.object({ text: z.string(), note: z.string(), misconception: z.string().nullable(), expected: ExpectedAnswer });

/** A number, an amount, an expression or a few words, judged by what it means. */
const Typed = z.object({
  ...shared,
  type: z.literal('typed'),
  expected: ExpectedAnswer,
  /** The right answer as it is shown. */
  answer: z.string(),
  slips: z.array(Slip),
  /** What the pupil needs to type it. */
  keys: z.enum(typingKeys),
});
/** Where the things to order, match or sort are pictures: one for each, and the things themselves are letters. */
const pictures = z.array(Figure).optional();
/** All that fit, and none that does not. */
const Several = z.object({
  ...shared,
  type: z.literal('several'),
  options: z.array(z.string()).min(3).max(8),
  correctAnswers: z.array(z.number().int().min(0)).min(1),
  optionNotes: z.array(z.string()),
});
const Order = z.object({
  ...shared,
  type: z.literal('order'),
  /** As they are shown. */
  items: z.array(z.string()).min(3).max(8),
  pictures,
  /** Places in `items`, the first one first. */
  rightOrder: z.array(z.number().int().min(0)),
});
const Match = z.object({
  ...shared,
  type: z.literal('match'),
  left: z.array(z.string()).min(2).max(6),
  pictures,
  right: z.array(z.string()).min(2).max(6),
  /** For each on the left its partner's place on the right. */
  partners: z.array(z.number().int().min(0)),
});
const Sort = z.object({
  ...shared,
  type: z.literal('sort'),
  items: z.array(z.string()).min(3).max(8),
  pictures,
  groups: z.array(z.string()).min(2).max(4),
  /** For each item its group's place. */
  places: z.array(z.number().int().min(0)),
});

/** A sentence with mistakes, to be written rightly. */
const Correct = z.object({
  ...shared,
  type: z.literal('correct'),
  /** As it is shown: plain text. */
  sentence: z.string(),
  /** Every right way of it, the one to show first. */
  answers: z.array(z.string()).min(1),
  /** In the order of the sentence: the word by which each is found, and what leads to the right one without saying it. */
  faults: z.array(z.object({ word: z.string(), note: z.string(), misconception: z.string().nullable() })),
});

/** The languages in which something is read aloud to be written down. */
const dictationLanguages = ['en', 'fr', 'es', 'de'] as const;
/** Heard and written down; chosen among `options` where the device has no voice for it. */
const Dictation = z.object({
  ...shared,
  type: z.literal('dictation'),
  language: z.enum(dictationLanguages),
  /** The sentence that is read. */
  says: z.string(),
  /** With a gap where one word of it is written; '' where all of it is. */
  shown: z.string(),
  answer: z.string(),
  slips: z.array(z.object({ text: z.string(), note: z.string(), misconception: z.string().nullable() })),
  options: z.array(z.string()).min(2).max(4),
  correctAnswer: z.number().int().min(0),
});

/** One of several questions below one stem. */
const Part = z.object({
  ask: z.string(),
  expected: ExpectedAnswer,
  /** The right answer as it is shown. */
  answer: z.string(),
  /** Stands beside the field; '' where the pupil writes it, or there is none. */
  unit: z.string(),
  /** How it is worked out from the answers before it, which are a, b and c: "12 * a + 4". Where there is none, it stands by itself. */
  from: z.exactOptional(z.string()),
  /** Rounded to so many decimal places. */
  places: z.exactOptional(z.int()),
  marks: z.int(),
  hint: z.string(),
  /** The working, shown once the question is closed. */
  steps: z.array(z.string()),
  slips: z.array(z.object({ text: z.string(), note: z.string(), misconception: z.string().nullable() })),
  keys: z.enum(typingKeys),
});
/** A stem with its numbers, and below it two to four parts, of which later ones may be worked out from earlier ones. */
const Parts = z.object({ ...shared, type: z.literal('parts'), parts: z.array(Part).min(2).max(4) });

/** What Practice asks: each is judged by the server as it is answered. */
export const PracticeQuestion = z.discriminatedUnion('type', [
  Choice,
  Typed,
  Several,
  Order,
  Match,
  Sort,
  OnFigure,
  Correct,
  Dictation,
  Parts,
]);
export type PracticeQuestion = z.output<typeof PracticeQuestion>;
export const FigureQuestion = OnFigure;
export type FigureQuestion = z.output<typeof FigureQuestion>;
export type TypedQuestion = Extract<PracticeQuestion, { type: 'typed' }>;
export type SentenceQuestion = Extract<PracticeQuestion, { type: 'correct' }>;
export type DictationQuestion = Extract<PracticeQuestion, { type: 'dictation' }>;
export type PartsQuestion = Extract<PracticeQuestion, { type: 'parts' }>;
export type QuestionPart = PartsQuestion['parts'][number];
export type FactForm = Extract<PracticeQuestion, { type: 'several' | 'order' | 'match' | 'sort' }>;

/** A question of an attempt of any age and kind. */
export const StoredQuestion = z.discriminatedUnion('type', [...PracticeQuestion.options, LongAnswer]);
export type StoredQuestion = z.output<typeof StoredQuestion>;

/** A short story or poem that the questions of an English assessment ask about (docs/product/tests.md#reading-comprehension). */
export const Comprehension = z.object({ type: z.enum(['short_story', 'poem']), title: z.string(), content: z.string() });
export type Comprehension = z.output<typeof Comprehension>;
