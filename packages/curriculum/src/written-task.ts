import { z } from 'zod';
import { difficulties } from '@hedgerow/domain/difficulties';
import { Figure } from '@hedgerow/figures/figure';
import { mostParts } from '@hedgerow/domain/part-name';
import { ExpectedAnswer } from './expected-answer.ts';

const text = z.string().trim().min(1).max(2000);
const short = z.string().trim().min(1).max(240);
const slug = z.string().regex(/^[a-z0-9-]+$/);

/** What a pupil would type who wants just this question: "the carew murder", "exterior angles". Nobody is shown it. */
export const About = z.array(z.string().trim().min(2).max(80)).min(1).max(3);

/** What a teacher says first to a pupil who stands still: it leads to the idea, rules nothing out and leaves the answer to be found. */
export const Hint = z.string().trim().min(8).max(120);

/** What is said after the hint to who still stands still, each nearer to the answer, and neither saying it; where one is left out, it is made. */
export const Help = z
  .strictObject({ firstStep: z.string().trim().min(8).max(200), example: z.string().trim().min(8).max(200) })
  .partial()
  .refine((help) => Object.keys(help).length > 0, 'has no line');
export type Help = z.output<typeof Help>;

const shared = {
  id: slug,
  stem: text,
  /** The picture that it is about; the stem does not say again what it shows. */
  figure: Figure.optional(),
  /** Why the answer is right; 40 characters or more. */
  explanation: text,
  difficulty: z.enum(difficulties),
  objective: slug,
  marks: z.number().int().min(1).max(6).default(1),
  about: About.optional(),
  hint: Hint.optional(),
  help: Help.optional(),
};
/** Typed on a telephone, and plain text: it stands in a field. */
const Sentence = z
  .string()
  .trim()
  .min(8)
  .max(160)
  .regex(/^[^*$_\\]+$/);
const Wrong = z.strictObject({ text: short, why: text, misconception: slug.optional() });

const Part = z.strictObject({
  ask: short,
  expected: ExpectedAnswer,
  /** The right answer as it is shown, where it is not just what would be typed. */
  shown: z.exactOptional(short),
  /** Stands beside the field, so that the number alone is typed. */
  unit: z.exactOptional(z.string().trim().min(1).max(12)),
  /** How it is worked out from the answers before it, which are a, b and c: it earns its marks from a wrong one too. */
  from: z.exactOptional(z.string().trim().min(1).max(60)),
  /** Rounded to so many decimal places. */
  places: z.exactOptional(z.int().min(0).max(4)),
  marks: z.int().min(1).max(4).default(1),
  hint: Hint,
  /** The first step begins the working: it is said as help where it has no answer in it. */
  steps: z.array(short).min(1).max(4),
  /** `text` as it would be typed, without a unit. */
  wrong: z.array(Wrong).default([]),
});

/** A hand-written question of a topic that is answered by writing, mending, ordering, matching, sorting or choosing several. */
export const Task = z.discriminatedUnion('kind', [
  /** A word or a few; the first answer is the one that is shown. `wrong` are answers that pupils give, with what to say to them. */
  z.strictObject({ ...shared, kind: z.literal('words'), answers: z.array(short).min(1), wrong: z.array(Wrong).default([]) }),
  z.strictObject({
    ...shared,
    kind: z.literal('several'),
    right: z.array(z.strictObject({ text: short, why: text })).min(2),
    wrong: z.array(Wrong).min(1),
  }),
  /** `steps` in their true order. */
  z.strictObject({ ...shared, kind: z.literal('order'), steps: z.array(short).min(3).max(8) }),
  z.strictObject({
    ...shared,
    kind: z.literal('match'),
    pairs: z
      .array(z.strictObject({ left: short, right: short }))
      .min(3)
      .max(6),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('sort'),
    groups: z
      .array(z.strictObject({ name: short, items: z.array(short).min(1) }))
      .min(2)
      .max(4),
  }),
  /** A sentence with mistakes, to be written rightly: each right way of it, and of each mistake the word by which it is found. */
  z.strictObject({
    ...shared,
    kind: z.literal('correct'),
    sentence: Sentence,
    answers: z.array(Sentence).min(1).max(8),
    faults: z
      .array(z.strictObject({ word: short, why: text, misconception: slug.optional() }))
      .min(1)
      .max(4),
  }),
  /**
   * Heard and written down: a word of the sentence, or with no `word` all of it. `wrong` are ways in which pupils write it, with what to
   * say to them; a device without a voice shows them to choose from.
   */
  z.strictObject({
    ...shared,
    kind: z.literal('dictation'),
    says: Sentence,
    word: short.optional(),
    wrong: z.array(Wrong).min(2).max(3),
  }),
  /** A stem with its numbers, and parts below it, each with its own field. Its marks are those of its parts. */
  z.strictObject({ ...shared, kind: z.literal('parts'), parts: z.array(Part).min(2).max(mostParts) }),
]);

/** What is written down. */
export const dictated = ({ says, word = says }: { readonly says: string; readonly word?: string | undefined }): string => word;
export type Task = z.output<typeof Task>;

/** What a pupil sees to work with, each piece once. */
export const piecesOf = (task: Task): readonly (readonly string[])[] => {
  switch (task.kind) {
    case 'words':
      return [[...task.answers, ...task.wrong.map(({ text: wrong }) => wrong)]];
    case 'several':
      return [[...task.right, ...task.wrong].map(({ text: option }) => option)];
    case 'order':
      return [task.steps];
    case 'match':
      return [task.pairs.map(({ left }) => left), task.pairs.map(({ right }) => right)];
    case 'sort':
      return [task.groups.map(({ name }) => name), task.groups.flatMap(({ items }) => items)];
    case 'dictation':
      return [[dictated(task), ...task.wrong.map(({ text: wrong }) => wrong)]];
    case 'correct':
      return [[task.sentence, ...task.answers]];
    case 'parts':
      return [task.parts.map(({ ask }) => ask)];
  }
};
