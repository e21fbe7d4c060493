import { z } from 'zod';
import { difficulties } from '@hedgerow/domain/difficulties';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { Figure } from '@hedgerow/figures/figure';
import { About, Help, Hint, Task } from './written-task.ts';

/**
 * One topic of the bank: about what one unit of work teaches, and what a pupil would type into a search box.
 * Text is Markdown of the smallest kind: **bold**, *italic*, and $TeX$ for maths. No HTML, no links.
 */
const text = z.string().trim().min(1).max(2000);
const shortText = z.string().trim().min(1).max(240);
const slug = z.string().regex(/^[a-z0-9-]+$/);
export const topicId = z.string().regex(/^[a-z-]+\.(?:eyfs|ks[1-5])\.[a-z0-9-]+$/, 'subject.ks.slug');

/**
 * A generator that asks about an objective. Some ask several things ("the median", "the mode"): `drawn` names the values of what
 * was drawn (generator.ts of the teaching package) with which a question is on this objective. `atMost` is the largest number that
 * may stand in the question or its answer ("within 20"); `atLeast` is what one number of them must reach ("within 100", which is no 5 + 3).
 */
const GeneratorLink = z.strictObject({
  id: slug,
  drawn: z.record(z.string(), z.array(z.union([z.string(), z.number()])).min(1)).optional(),
  atMost: z.int().min(5).optional(),
  atLeast: z.int().min(5).optional(),
});
export type GeneratorLink = z.output<typeof GeneratorLink>;

/**
 * For each generator of the topic, the misconceptions that its wrong options show, each by words that stand in the slips (generator.ts)
 * which show it. A slip that is nobody's belief, such as one too many, stands under none.
 */
export const SlipsByGenerator = z.record(slug, z.record(slug, z.array(text).min(1))).default({});
export type SlipsByGenerator = z.output<typeof SlipsByGenerator>;

/** What one lesson or one line of a specification teaches: the unit that everything else of a topic names. */
export const Objective = z.strictObject({
  id: slug,
  text,
  /** What pupils call it when they ask for it. */
  names: z.array(shortText).min(1),
  /** The school year in which it is first taught, where that is later than its topic's first: the programmes of study say it for primary maths, English and science (docs/decisions/0052). */
  fromYear: z.int().min(1).max(13).optional(),
  generators: z.array(GeneratorLink).default([]),
});
export type Objective = z.output<typeof Objective>;

/** A word that the topic teaches. Siblings are other terms that a pupil could take for it; they become distractors. */
const VocabularyEntry = z.strictObject({
  term: shortText,
  definition: text,
  siblings: z.array(shortText).min(2),
  objective: slug,
});

/** A typed fact. Each kind can be asked in several ways, so ten facts give about thirty questions. */
export const Fact = z.discriminatedUnion('kind', [
  /** `cloze` stands word for word in `text`; `alternatives` would be wrong in its place. */
  z.strictObject({ kind: z.literal('statement'), text, cloze: shortText, alternatives: z.array(shortText).min(2), objective: slug }),
  /** Why `effect`? Because `because`. `notBecause` are reasons that pupils give and that are wrong. */
  z.strictObject({ kind: z.literal('cause'), effect: text, because: text, notBecause: z.array(text).min(2), objective: slug }),
  /** A part and what it does; other parts of the same topic are the distractors (at least three of the kind, or `alternatives`). */
  z.strictObject({ kind: z.literal('part'), part: shortText, function: text, alternatives: z.array(text).optional(), objective: slug }),
  /** An event and its date ("1066", "6 June 1944"); distractors are the topic's other dates or `alternatives`. */
  z.strictObject({ kind: z.literal('event'), event: text, date: shortText, alternatives: z.array(shortText).optional(), objective: slug }),
  /** Things that follow one another, in their true order. `title` completes "Which comes ... in {title}?". */
  z.strictObject({ kind: z.literal('order'), title: shortText, steps: z.array(shortText).min(3), objective: slug }),
  /** Two things that belong together by `relation` ("capital of", "French for"). Pairs of one relation are each other's distractors. */
  z.strictObject({
    kind: z.literal('pair'),
    relation: shortText,
    left: shortText,
    right: shortText,
    alternatives: z.array(shortText).optional(),
    objective: slug,
  }),
]);
export type Fact = z.output<typeof Fact>;

/** A wrong option, why it is wrong, and which misconception of the topic it shows. */
const Distractor = z.strictObject({ text, why: text, misconception: slug.optional() });

/** A hand-written multiple-choice question: one key, two or three distractors that real pupils choose. */
export const Item = z.strictObject({
  id: slug,
  stem: text,
  /** The picture that the question is about; the stem does not say again what it shows. */
  figure: Figure.optional(),
  key: z.strictObject({ text, why: text.optional() }),
  distractors: z.array(Distractor).min(2).max(3),
  /** Why the key is right and why the most tempting wrong option is not; 40 characters or more. */
  explanation: text,
  steps: z.array(text).optional(),
  difficulty: z.enum(difficulties),
  objective: slug,
  marks: z.number().int().min(1).max(6).default(1),
  about: About.optional(),
  hint: Hint.optional(),
  help: Help.optional(),
});
export type Item = z.output<typeof Item>;

/** One creditable point: found when every group of `terms` has one of its words in the answer. */
const EssayPoint = z.strictObject({ text, terms: z.array(z.array(shortText).min(1)).min(1), marks: z.number().int().min(1).max(6) });

export const Essay = z.strictObject({
  id: slug,
  question: text,
  marks: z.number().int().min(2).max(30),
  difficulty: z.enum(difficulties),
  criteria: z.array(z.strictObject({ name: shortText, points: z.array(EssayPoint).min(1) })).min(1),
  /** Bands from the lowest; `from` is the percent of marks at which the band begins. */
  levels: z.array(z.strictObject({ band: shortText, from: z.number().min(0).max(100), description: text })).min(3),
  modelAnswer: z.string().trim().min(80).max(4000),
});
export type Essay = z.output<typeof Essay>;

/** GCSE exam boards in England. */
export const examBoards = ['AQA', 'Edexcel', 'OCR', 'Eduqas'] as const;

export const Topic = z.strictObject({
  id: topicId,
  title: shortText,
  subject: z.enum(subjectIds),
  keyStage: z.enum(keyStages),
  /** Years in which it is usually taught, 1 to 13. */
  years: z.array(z.number().int().min(0).max(13)).min(1),
  /** Of a choice that only some exam boards offer: those. */
  boards: z.array(z.enum(examBoards)).min(1).optional(),
  /** Other names, and the misspellings that pupils type. */
  synonyms: z.array(shortText).min(3),
  /** A paper on everything: who types what one of its generators draws asks for the topic that teaches it, and not for the paper. */
  isMixed: z.boolean().optional(),
  prerequisites: z.array(topicId).default([]),
  related: z.array(topicId).default([]),
  /** So many that a broad topic has one for each line of the specification. */
  objectives: z.array(Objective).min(2).max(20),
  /** What a guide explains, in teaching order. */
  sections: z
    .array(
      z.strictObject({
        heading: shortText,
        body: z.string().trim().min(1).max(4000),
        /** The picture that teaches it. */
        figure: Figure.optional(),
        /** For those who read a line at a time: the picture of a line, which holds these words of the body. */
        pictures: z
          .array(z.strictObject({ beside: shortText, figure: Figure }))
          .max(12)
          .optional(),
        objective: slug,
      }),
    )
    .min(2),
  vocabulary: z.array(VocabularyEntry).min(6),
  facts: z.array(Fact).min(10),
  workedExamples: z
    .array(
      z.strictObject({
        problem: text,
        /** What the problem gives, drawn; the problem reads without it, and it never shows the answer. */
        figure: Figure.optional(),
        steps: z.array(text).min(2),
        answer: text,
        objective: slug,
      }),
    )
    .default([]),
  misconceptions: z.array(z.strictObject({ id: slug, belief: text, correction: text, objective: slug })).min(3),
  slips: SlipsByGenerator,
  items: z.array(Item).min(12),
  /** Hand-written questions that are not answered by choosing one option. */
  tasks: z.array(Task).default([]),
  essays: z.array(Essay).default([]),
  /** Who wrote it and what it was checked against, for editors. */
  source: shortText,
});
export type Topic = z.output<typeof Topic>;
