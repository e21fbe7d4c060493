import * as z from 'zod/mini';
import { difficulties, readDifficulty } from '@hedgerow/domain/difficulties';
import { keyStages } from '@hedgerow/domain/key-stages';
import { practiceCount } from '@hedgerow/domain/practice';
import { subjectIds } from '@hedgerow/domain/subjects';
import { assessmentMessages } from './assessments.ts';
import { FigureGiven, FigureHandles, FigurePictures, FigureTaps, FigureView } from './figures.ts';
import { PartResult } from './parts.ts';
import { id, line, longText } from './shapes.ts';

const DifficultyText = z.string(assessmentMessages.difficulty).check(
  z.maxLength(20),
  z.refine((text: string) => readDifficulty(text) !== undefined, assessmentMessages.difficulty),
);

/** POST /api/practice/start: questions on a topic, what is due from other days, or what a test showed to be missed. */
export const StartPractice = z.discriminatedUnion('from', [
  z.object({
    from: z.literal('topic'),
    subject: line(60, assessmentMessages.subject),
    topic: line(120, assessmentMessages.topic),
    /** The very topic of the bank, and one objective of it: then the words are a name only. */
    topicId: z.optional(z.string().check(z.maxLength(120))),
    objective: z.optional(z.string().check(z.maxLength(120))),
    keyStage: z.optional(z.string().check(z.maxLength(20))),
    difficulty: z.optional(DifficultyText),
    numQuestions: z.optional(z.int().check(z.minimum(practiceCount.min), z.maximum(practiceCount.max))),
    sourceFileIds: z._default(z.array(id).check(z.maxLength(10)), []),
  }),
  z.object({ from: z.literal('due'), subject: z.optional(z.enum(subjectIds)) }),
  /** Questions like those that were missed in a test of the pupil. */
  z.object({ from: z.literal('missed'), assessmentId: id }),
  /** Twelve questions that find where a pupil stands: in one subject, or in those that everybody learns. */
  z.object({ from: z.literal('check-in'), subject: z.optional(z.enum(subjectIds)) }),
]);
export type StartPractice = z.input<typeof StartPractice>;
export type StartPracticeBody = z.output<typeof StartPractice>;

const typingKeys = z.enum(['digits', 'number', 'expression', 'words']);

/** Texts are HTML with MathML from the server; nothing here tells the answer. */
const asked = { question: z.string(), figure: z.optional(FigureView) };
/** Where the things to order, match or sort are pictures: one for each, and the things themselves are letters. */
const pictures = z.optional(z.array(FigureView));
export const AskedQuestion = z.discriminatedUnion('type', [
  z.object({ ...asked, type: z.literal('multiple_choice'), options: z.array(z.string()), taps: z.optional(FigureTaps) }),
  z.object({ ...asked, type: z.literal('typed'), keys: typingKeys }),
  z.object({ ...asked, type: z.literal('several'), options: z.array(z.string()) }),
  z.object({ ...asked, type: z.literal('order'), items: z.array(z.string()), pictures }),
  z.object({ ...asked, type: z.literal('match'), left: z.array(z.string()), right: z.array(z.string()), pictures }),
  z.object({ ...asked, type: z.literal('sort'), items: z.array(z.string()), groups: z.array(z.string()), pictures }),
  /** A sentence with mistakes, plain text. */
  z.object({ ...asked, type: z.literal('correct'), sentence: z.string() }),
  /**
   * Heard and written down. `sound` is what is read, as base64 of its UTF-8: it has to be on the device, and stands nowhere as words
   * (docs/decisions/0049). `options` are for a device without a voice: then the answer is the place of one.
   */
  z.object({
    ...asked,
    type: z.literal('dictation'),
    language: z.enum(['en', 'fr', 'es', 'de']),
    sound: z.string(),
    /** The sentence with its gap; '' where all of it is written. */
    shown: z.string(),
    options: z.array(z.string()),
  }),
  /** Parts below one stem, each with a field. The answer is what was written in them, "12|60 kg". `unit` stands beside the field. */
  z.object({
    ...asked,
    type: z.literal('parts'),
    parts: z.array(z.object({ ask: z.string(), marks: z.int(), unit: z.string(), keys: typingKeys })),
  }),
  z.object({ ...asked, type: z.literal('on_figure'), figure: FigureView, handles: FigureHandles }),
]);
export type AskedQuestion = z.output<typeof AskedQuestion>;

/** An option's place, what was typed, places in a list or on a figure; null asks to be shown. */
export const GivenAnswer = z.union([z.int().check(z.minimum(0), z.maximum(9)), longText(200), FigureGiven, z.null()]);
export type GivenAnswer = z.output<typeof GivenAnswer>;

const helpSteps = ['asked', 'first-step', 'example', 'explained'] as const;
export const PracticeHelp = z.object({
  step: z.enum(helpSteps),
  /** HTML, a line each. */
  lines: z.array(z.string()),
  /** Of one like it, below its first line; never of the question itself. */
  figure: z.optional(FigureView),
});
export type PracticeHelp = z.output<typeof PracticeHelp>;

/** “Explain my mistake”: where the pupil's own answer breaks, and why. It tells no more of the right one than the rest of the feedback. */
export const PracticeMistake = z.object({
  /** HTML, a piece each: words of a sentence, lines of a list, or the whole answer. */
  own: z.array(z.object({ text: z.string(), breaks: z.boolean() })),
  /** Plain text, “40 − 8 = 32”: the sum that leads to what was answered. */
  sum: z.optional(z.string()),
  /** '' where it is not known, as the two below. */
  note: z.string(),
  /** What somebody who answers so may believe: '' until the question is closed, as the next. */
  belief: z.string(),
  /** What is so instead. */
  correction: z.string(),
  /** The right working, up to the last step while there is a try left. */
  steps: z.array(z.string()),
});
export type PracticeMistake = z.output<typeof PracticeMistake>;

/** What is said of an answer. Before the question is closed nothing tells the right one. */
export const PracticeFeedback = z.object({
  verdict: z.enum(['right', 'nearly', 'wrong']),
  say: z.string(),
  /** What went wrong, of the option or slip that was chosen; '' where it is not known. */
  note: z.string(),
  /** The working, up to the last step while there is a try left. */
  steps: z.array(z.string()),
  /** False while there is one try to mend it. */
  closed: z.boolean(),
  explanation: z.string(),
  /** '' until it is closed. */
  rightAnswer: z.string(),
  /** The same, a line each, where it is several things. */
  rightLines: z.optional(z.array(z.string())),
  /** Of a question in parts. */
  parts: z.optional(z.array(PartResult)),
  /** Of an answer on a figure, once it is closed. */
  pictures: z.optional(FigurePictures),
  /** The question's own picture with the answer in it, once it is closed, where it has a place there. */
  completed: z.optional(FigureView),
  /** Where more is known of a wrong answer than that it is wrong. */
  mistake: z.optional(PracticeMistake),
  /** It was missed, and comes back. */
  comesBack: z.boolean(),
});
export type PracticeFeedback = z.output<typeof PracticeFeedback>;

export const PracticeTurn = z.object({
  number: z.int(),
  /** The planned question that it belongs to, counted from 0. */
  slot: z.int(),
  kind: z.enum(['planned', 'similar', 'easier', 'return']),
  question: AskedQuestion,
  help: z.array(PracticeHelp),
  /** What teaches this, for GET /api/learn; null where nothing does. */
  learn: z.nullable(z.object({ subject: z.enum(subjectIds), topic: z.string(), topicId: z.string(), objective: z.string() })),
  /** Of the last try, where there was one. */
  feedback: z.nullable(PracticeFeedback),
});
export type PracticeTurn = z.output<typeof PracticeTurn>;

/** One for each step: what stands on the paper after it; null where nothing is drawn. */
const stepFigures = z.optional(z.array(z.nullable(FigureView)));
const shown = { problem: z.string(), figure: z.optional(FigureView), steps: z.array(z.string()), stepFigures };
/** How an example ends: the steps that were left out, and the answer. */
export const LearnEnd = z.object({ steps: z.array(z.string()), figures: stepFigures, answer: z.string() });
export type LearnEnd = z.output<typeof LearnEnd>;
/** What a screen asks for; its end comes with the answer to it (POST /api/learn/answer). */
const LearnAsk = z.object({ id: z.string(), topicId: z.string(), objective: z.string(), question: AskedQuestion });
export const LearnScreenView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idea'), heading: z.string(), text: z.string(), figure: z.optional(FigureView) }),
  z.object({ kind: z.literal('example'), ...shown, answer: z.string() }),
  z.object({ kind: z.literal('ask'), ...shown, ask: LearnAsk }),
  /** What no judge can read: it is thought, and then shown. */
  z.object({ kind: z.literal('half'), ...shown, end: LearnEnd }),
]);
export type LearnScreenView = z.output<typeof LearnScreenView>;

/** GET /api/learn: short screens on a topic or one objective of it, for every plan. */
export const LearnQuery = z.object({
  subject: line(60, assessmentMessages.subject),
  topic: line(120, assessmentMessages.topic),
  /** The very topic of the bank, and one objective of it: then the words are a name only. */
  topicId: z.optional(z.string().check(z.maxLength(120))),
  objective: z.optional(z.string().check(z.maxLength(120))),
});
export const Learn = z.object({
  title: z.string(),
  subject: z.enum(subjectIds),
  topicId: z.string(),
  /** What of the topic can be learnt, in its order. */
  objectives: z.array(z.object({ id: z.string(), text: z.string() })),
  screens: z.array(LearnScreenView),
});
export type Learn = z.output<typeof Learn>;

/** POST /api/learn/answer: what a screen of a lesson asked for; null asks to be shown. It counts for nothing. */
export const LearnAnswerBody = z.object({
  id: z.string().check(z.maxLength(60)),
  topicId: z.string().check(z.maxLength(120)),
  objective: z.string().check(z.maxLength(120)),
  given: z.nullable(z.union([z.int().check(z.minimum(0), z.maximum(9)), longText(60)])),
});
export type LearnAnswerBody = z.output<typeof LearnAnswerBody>;
export const LearnAnswered = z.object({
  verdict: z.enum(['right', 'nearly', 'wrong']),
  /** One kind sentence; '' where the answer is only shown. */
  say: z.string(),
  note: z.string(),
  /** Once it is right, or shown. */
  end: z.nullable(LearnEnd),
  /** The picture with the answer in it, where it has a place there. */
  completed: z.optional(FigureView),
});
export type LearnAnswered = z.output<typeof LearnAnswered>;

export const PracticeResult = z.object({
  /** Percent of first tries. */
  score: z.int(),
  firstTryRight: z.int(),
  total: z.int(),
  pointsEarned: z.int(),
  /** Missed at first and right in the end. */
  mended: z.int(),
  /** What went right, in words. */
  learned: z.array(z.string()),
  /** What comes back, and on which London day (YYYY-MM-DD). */
  comesBack: z.array(z.object({ title: z.string(), day: z.string() })),
  /** Too little was worked at for points. */
  rushed: z.boolean(),
  /** So many cards could be made of what was missed; left out where there are none, or where the plan has no cards. */
  cards: z.optional(z.int()),
});
export type PracticeResult = z.output<typeof PracticeResult>;

export const Practice = z.object({
  id,
  title: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  topic: z.string(),
  kind: z.enum(['practice', 'check-in']),
  keyStage: z.enum(keyStages),
  difficulty: z.enum(difficulties),
  /** A plain sentence on where the questions come from. */
  origin: z.string(),
  planned: z.int(),
  /** Planned questions that are closed. */
  done: z.int(),
  passage: z.nullable(z.object({ title: z.string(), content: z.string() })),
  /** Before the first practice of a topic. */
  learn: z.array(LearnScreenView),
  turn: z.nullable(PracticeTurn),
  /** Planned questions that were not shown yet, for a device that may lose its internet: when it is begun or opened, not after each answer. */
  ahead: z.array(z.object({ slot: z.int(), question: AskedQuestion })),
  result: z.nullable(PracticeResult),
});
export type Practice = z.output<typeof Practice>;

const turn = z.int().check(z.minimum(0), z.maximum(200));
/** `notYet`: the pupil says that they have not done this; it is answered for them and counts against nobody. */
export const AnswerBody = z.object({ turn, given: GivenAnswer, notYet: z._default(z.boolean(), false) });

/** POST /api/practice/{id}/offline: what was answered without internet, in order, from the question that was open when it went. */
export const OfflineAnswersBody = z.object({
  turn,
  answers: z
    .array(
      z.object({
        slot: z.int().check(z.minimum(0), z.maximum(200)),
        given: GivenAnswer,
        ms: z.int().check(z.minimum(0), z.maximum(86_400_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});
export type OfflineAnswersBody = z.output<typeof OfflineAnswersBody>;

/** POST /api/practice/check-in/skip: it is not offered again by itself. */
export const CheckInSkipped = z.object({ success: z.boolean() });
export const HelpBody = z.object({ turn });

/** GET /api/practice/due: how many objectives are due in each subject. */
export const PracticeDue = z.object({
  total: z.int(),
  subjects: z.array(z.object({ subject: z.enum(subjectIds), name: z.string(), due: z.int() })),
});
export type PracticeDue = z.output<typeof PracticeDue>;
