import * as z from 'zod/mini';
import { difficulties } from '@hedgerow/domain/difficulties';
import { subjectIds } from '@hedgerow/domain/subjects';
import { FigureGiven, FigureHandles, FigurePictures, FigureView } from './figures.ts';
import { id, instant, longText } from './shapes.ts';

/** A card (docs/product/guides-and-cards.md#cards). Question and answer are HTML with MathML, made and cleaned by the server. */
export const Flashcard = z.object({
  id,
  /** The guide that it is of, or the deck. */
  revisionGuideId: id,
  /** Of its guide: a typed answer in a language may need letters that the keyboard hides. */
  subject: z.optional(z.enum(subjectIds)),
  question: z.string(),
  /** Of the question; it tells nothing of the answer. */
  figure: z.optional(FigureView),
  answer: z.string(),
  /** What moves on the picture, of a card that is answered on it. */
  handles: z.optional(FigureHandles),
  /** The back of such a card: like every back it comes along, so that it can be turned without a line. */
  answerFigure: z.optional(FigureView),
  difficulty: z.enum(difficulties),
  /** When the scheduler wants it back. */
  due: instant,
  reviews: z.int(),
});
export type Flashcard = z.output<typeof Flashcard>;
export const Flashcards = z.array(Flashcard);

/** POST /api/flashcards/generate: of a guide, of a topic of the pupil's stage, or of what a finished practice or test showed to be missed. */
export const GenerateFlashcardsBody = z.union([
  z.object({ revisionGuideId: id }),
  z.object({ topicId: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9.-]+$/)) }),
  z.object({ assessmentId: id }),
]);
export type GenerateFlashcardsBody = z.output<typeof GenerateFlashcardsBody>;

/** GET /api/flashcards/decks: cards that no guide stands behind, the newest first. */
export const CardDeck = z.object({
  id,
  title: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  cards: z.int(),
  createdAt: instant,
});
export type CardDeck = z.output<typeof CardDeck>;
export const CardDecks = z.array(CardDeck);

/** `reviewId` is made by the browser for each answer, so that a repeated call counts once; `ms` is the time until the answer was shown. */
export const CardProgressBody = z.object({
  wasCorrect: z.boolean(),
  reviewId: z.optional(id),
  ms: z.optional(z.int().check(z.minimum(0), z.maximum(3_600_000))),
});

/** POST /api/flashcards/{id}/check-answer: an answer that was typed, or given on the picture, before the card is turned. Nothing is counted by it. */
export const CardAnswerBody = z.union([z.object({ typed: longText(200) }), z.object({ given: z.union([FigureGiven, longText(200)]) })]);
export type CardAnswerBody = z.output<typeof CardAnswerBody>;
/** `unjudged`: the answer is a sentence, which only its reader can compare. */
export const CardJudgement = z.object({
  verdict: z.enum(['right', 'nearly', 'wrong', 'unjudged']),
  say: z.string(),
  /** Of an answer on the picture. */
  pictures: z.optional(FigurePictures),
});
export type CardJudgement = z.output<typeof CardJudgement>;
