import * as z from 'zod/mini';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { difficulties, readDifficulty } from '@hedgerow/domain/difficulties';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { FigureHandles, FigurePictures, FigureTaps, FigureView } from './figures.ts';
import { PartResult } from './parts.ts';
import { Help } from './safeguarding.ts';
import { id, instant, line, longText } from './shapes.ts';

export const assessmentMessages = {
  subject: 'Please select a subject.',
  topic: 'Please enter a topic.',
  difficulty: 'Please select a difficulty level.',
} as const;

const DifficultyText = z.string(assessmentMessages.difficulty).check(
  z.maxLength(20, assessmentMessages.difficulty),
  z.refine((text: string) => readDifficulty(text) !== undefined, assessmentMessages.difficulty),
);

/** POST /api/assessments/generate (docs/product/tests.md#setting-one-up). */
export const GenerateAssessmentBody = z.object({
  subject: line(60, assessmentMessages.subject),
  topic: line(120, assessmentMessages.topic),
  keyStage: z.optional(z.string()),
  difficulty: DifficultyText,
  numQuestions: z._default(z.int().check(z.minimum(questionCount.min), z.maximum(questionCount.max)), questionCount.preset),
  includeEssays: z._default(z.boolean(), false),
  examBoard: z.optional(z.string().check(z.maxLength(40))),
  sourceFileIds: z._default(z.array(id).check(z.maxLength(10)), []),
});
export type GenerateAssessmentBody = z.output<typeof GenerateAssessmentBody>;

/** An answer: an option's index, an essay's text, places on a figure as text, -1 or null for unanswered (docs/product/tests.md#answers). */
export const AnswerValue = z.union([z.int().check(z.minimum(-1), z.maximum(9)), longText(10_000), z.null()]);
const Answers = z.array(AnswerValue).check(z.maxLength(22));

/** A test has choices, essays and answers on figures; the others are of Practice. */
export const questionTypes = [
  'multiple_choice',
  'essay',
  'on_figure',
  'typed',
  'several',
  'order',
  'match',
  'sort',
  'correct',
  'dictation',
  'parts',
] as const;

/** What a pupil's browser receives before handing in: no answer, no explanation, no steps. Texts are HTML with MathML from the server. */
export const OpenQuestion = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  question: z.string(),
  /** The picture that the question is about. */
  figure: z.optional(FigureView),
  /** What moves on it, where it is answered on it: the answer is its places as text, "3,4". */
  handles: z.optional(FigureHandles),
  options: z.array(z.string()),
  /** Where the options stand in the picture, where all of them do. */
  taps: z.optional(FigureTaps),
  hints: z.array(z.string()),
  marks: z.int(),
  /** Of a writing task for Years 3 to 6: for whom, what to think of first, words to use, and what is checked afterwards. */
  writing: z.optional(
    z.object({ purpose: z.string(), plan: z.array(z.string()), words: z.array(z.string()), checklist: z.array(z.string()) }),
  ),
});
export type OpenQuestion = z.output<typeof OpenQuestion>;

/** A question after handing in. */
export const ReviewedQuestion = z.extend(OpenQuestion, {
  /** Index of the right option; null for an essay. */
  correctAnswer: z.nullable(z.int()),
  explanation: z.string(),
  stepByStepSolution: z.array(z.string()),
  /** Why each option is right or wrong; '' where there is nothing to say. */
  optionNotes: z.array(z.string()),
  /** Of Practice, and of an answer on a figure: what was right, and whether the first try was. */
  rightAnswer: z.optional(z.string()),
  wasRight: z.optional(z.boolean()),
  /** Of a question in parts. */
  parts: z.optional(z.array(PartResult)),
  /** Of an answer on a figure. */
  pictures: z.optional(FigurePictures),
  /** What was ordered, matched or sorted, where that was pictures: A is the first. */
  itemPictures: z.optional(z.array(FigureView)),
  /** What it was about, in words: "Use a simple formula"; left out where nothing names it. */
  objective: z.optional(z.string()),
});
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>;

export const EssayFeedback = z.object({
  /** Percent, an estimate: stays in the data, no screen shows it. */
  score: z.int(),
  /** With a model's marking alone; '' where words were looked for. */
  band: z.string(),
  feedback: z.string(),
  modelAnswer: z.string(),
  suggestions: z.array(z.string()),
  pointsFound: z.array(z.string()),
  /** For each of them the pupil's own words that were taken for it; left out where nobody knows. */
  pointsSaidIn: z.optional(z.array(z.string())),
  pointsMissing: z.array(z.string()),
  /** Sentences of the pupil's that are against a fact of the topic, each with the fact. */
  contradictions: z._default(z.array(z.object({ said: z.string(), fact: z.string() })), []),
  /** What this marking cannot judge. */
  limits: z.string(),
  /** Of a writing task: whether each line was seen in the words for certain; null where it is the pupil's to judge. */
  checklist: z.optional(z.array(z.object({ text: z.string(), found: z.nullable(z.boolean()) }))),
});
export type EssayFeedback = z.output<typeof EssayFeedback>;

/** A sentence of a redraft, or one that it no longer has; `before` is what a changed one was. */
const SentenceChange = z.object({
  kind: z.enum(['kept', 'added', 'changed', 'removed']),
  text: z.string(),
  before: z.optional(z.string()),
});

/** An essay written again, with what that changed from the version before. */
export const EssayVersion = z.object({
  /** The first that was handed in is 1. */
  number: z.int(),
  text: z.string(),
  writtenAt: instant,
  feedback: EssayFeedback,
  change: z.object({
    pointsGained: z.array(z.string()),
    pointsLost: z.array(z.string()),
    sentences: z.array(SentenceChange),
  }),
});
export type EssayVersion = z.output<typeof EssayVersion>;

/** What a teacher gave for an essay: it stands above the estimate. */
export const TeacherMark = z.object({
  marks: z.int(),
  outOf: z.int(),
  comment: z.string(),
  /** "Tess Alder"; '' once they have left. */
  teacher: z.string(),
  markedAt: instant,
});
export type TeacherMark = z.output<typeof TeacherMark>;

const summary = {
  id,
  /** A test is marked at its end; a practice question by question, and goes on at /api/practice/{id}. */
  mode: z.optional(z.enum(['test', 'practice'])),
  title: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  topic: z.string(),
  difficulty: z.enum(difficulties),
  keyStage: z.enum(keyStages),
  currentQuestionIndex: z.int(),
  totalQuestions: z.int(),
  isCompleted: z.boolean(),
  completedAt: z.nullable(instant),
  createdAt: instant,
  /** Percent of the auto-marked questions; null until handed in. */
  score: z.nullable(z.int()),
  correctAnswers: z.nullable(z.int()),
  questionsCorrect: z.nullable(z.int()),
  /** Milliseconds. */
  timeSpent: z.nullable(z.int()),
  hasEssays: z.boolean(),
  coverage: z.enum(['exact', 'near', 'subject', 'source']),
  origin: z.string(),
};

export const AssessmentSummary = z.object(summary);
export type AssessmentSummary = z.output<typeof AssessmentSummary>;
export const AssessmentSummaries = z.array(AssessmentSummary);

/** An attempt, open or handed in: `questions` have their answers only when `isCompleted`. */
export const Assessment = z.object({
  ...summary,
  questions: z.array(z.union([ReviewedQuestion, OpenQuestion])),
  userAnswers: z.array(AnswerValue),
  /** When the pupil took away what they had written: the marks stay. */
  wordsRemovedAt: z.nullable(instant),
  comprehensionContent: z.nullable(z.object({ type: z.enum(['short_story', 'poem']), title: z.string(), content: z.string() })),
  essayFeedback: z.record(z.string(), EssayFeedback),
  /** By question, the oldest first, where the pupil wrote again after handing in. */
  essayVersions: z.optional(z.record(z.string(), z.array(EssayVersion))),
  /** By question, where a teacher has marked. */
  teacherMarks: z.optional(z.record(z.string(), TeacherMark)),
});
export type Assessment = z.output<typeof Assessment>;

/** GET /api/student/writing: a short piece to write, null where the pupil's year or plan has none, and once one was begun today. */
export const WritingOffer = z.object({
  /** Today's piece, once it is begun: where it was offered is where its feedback is looked for. */
  written: z.optional(z.object({ assessmentId: id, title: z.string(), isDone: z.boolean() })),
  task: z.nullable(z.object({ id: z.string(), title: z.string(), subject: z.enum(subjectIds), purpose: z.string() })),
});
export type WritingOffer = z.output<typeof WritingOffer>;

/** POST /api/student/writing/start. */
export const StartWritingBody = z.object({ taskId: z.string().check(z.maxLength(120)) });

export const ProgressBody = z.object({ userAnswers: Answers, currentQuestionIndex: z.int().check(z.minimum(0), z.maximum(22)) });

/** POST /api/assessments/{id}/end: a begun attempt is put away. */
export const AttemptEnded = z.object({ success: z.boolean() });

/** DELETE /api/assessments/{id}/words: what the pupil wrote in a finished attempt is gone. */
export const WordsRemoved = z.object({ wordsRemovedAt: instant });
export type WordsRemoved = z.output<typeof WordsRemoved>;

export const ProgressSaved = z.object({ success: z.boolean(), help: z.optional(Help) });

/** POST /api/assessments/submit; subject, topic and difficulty are read and ignored: the attempt knows its own. */
export const SubmitBody = z.object({
  assessmentId: id,
  userAnswers: Answers,
  timeSpent: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  subject: z.optional(z.string()),
  topic: z.optional(z.string()),
  difficulty: z.optional(z.string()),
});

/** POST /api/assessments/{id}/essays/{questionId}/versions: an essay of a test that was handed in, written again. */
export const RedraftParams = z.object({ id, questionId: z.string().check(z.maxLength(200)) });
export const RedraftBody = z.object({ text: longText(10_000) });
/** `help`: the text was a call for help; it was not marked, and is not kept. */
export const Redrafted = z.object({ version: z.nullable(EssayVersion), help: z.optional(Help) });
export type Redrafted = z.output<typeof Redrafted>;

export const SubmitResult = z.object({
  score: z.int(),
  correctAnswers: z.int(),
  totalQuestions: z.int(),
  pointsEarned: z.int(),
  /** True when this attempt had been handed in before: nothing was counted again. */
  alreadySubmitted: z.boolean(),
  /** True when something was missed that Practice brings back tomorrow. */
  comesBack: z.optional(z.boolean()),
  /** An essay was a call for help: it is kept for the pupil alone, and not marked. */
  help: z.optional(Help),
});
export type SubmitResult = z.output<typeof SubmitResult>;
