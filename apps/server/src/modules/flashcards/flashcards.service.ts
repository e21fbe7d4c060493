import type { CardAnswerBody, CardDeck, CardJudgement, Flashcard } from '@hedgerow/contracts/flashcards';
import { type Actor, actingPupil, forReading, forWriting } from '@hedgerow/domain/access';
import { londonDate, londonDayStart, longDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { planAllows } from '@hedgerow/domain/plans';
import { pointsForCardSession } from '@hedgerow/domain/points';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { FigureQuestion } from '@hedgerow/curriculum/question';
import { givenView, type OnFigureGiven } from '@hedgerow/figures/answering/given';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { Figure, figureView } from '@hedgerow/figures/figure';
import { type CardState, newCard, parseCard, review, todaysCards } from '@hedgerow/teaching/adaptive/flashcard-schedule';
import { cardAnswer, saysMore } from '@hedgerow/teaching/answers/card-answer';
import { judgeAnswer } from '@hedgerow/teaching/answers/judge-answer';
import { picturesOf } from '@hedgerow/teaching/on-figure/pictures-of';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import { fits, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { markGiven } from '@hedgerow/teaching/practice/mark-given';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { FlashcardPages, PdfRenderer } from '#ports/pdf-renderer.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { CardDraft, TeachingEngine } from '#ports/teaching-engine.ts';
import type { FinishedWork, ForSetWork } from '../assignments/finished-work.service.ts';
import type { GuidesService } from '../guides/guides.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { type DeckDeps, deckDrafts, type DeckWish, sourceOf } from './deck-drafts.ts';
import type { CardRow, DeckRow, FlashcardsRepository, NewCard } from './flashcards.repository.ts';

export type FlashcardsDeps = DeckDeps & {
  readonly flashcards: FlashcardsRepository;
  readonly guides: Pick<GuidesService, 'forCards' | 'about'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'refuseAfterDay'>;
  readonly teacher: Pick<TeachingEngine, 'flashcards'>;
  readonly setWork: Pick<FinishedWork, 'cardAnswered'>;
  readonly screening: Pick<ScreeningService, 'checkAnswer'>;
  readonly richText: RichText;
  readonly pages: Pick<PdfRenderer, 'flashcardsPdf'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

/** Cards a day, new and due together, so that a holiday does not end in a mountain (docs/product/guides-and-cards.md#cards). */
const dailyCap = 40;
/** So many answers within so many hours make a session; it gives its points once a day. */
const sessionLength = 5;
const sessionMs = 6 * 3_600_000;

/** On paper a pencil draws the answer, and the back shows it drawn. */
const printed = ({ question, answer, figure, onFigure }: CardRow): FlashcardPages['cards'][number] => ({
  question,
  answer,
  ...(figure === null ? {} : { figure: Figure.parse(figure) }),
  ...(onFigure === null ? {} : { onFigure: FigureQuestion.parse(onFigure) }),
});

/** What a card on a picture shows beside its words. */
const onPicture = (stored: unknown): Pick<Flashcard, 'handles' | 'answerFigure'> => {
  if (stored === null) return {};
  const question = FigureQuestion.parse(stored);
  const { figure, task } = question;
  return { handles: handlesOf(figure, task), answerFigure: givenView(figure, task, rightOn(question)) };
};

const judgeOnPicture = (stored: unknown, given: OnFigureGiven): CardJudgement => {
  const question = stored === null ? undefined : FigureQuestion.parse(stored);
  if (question === undefined) throw new AppError('invalid', 'This card is not answered on a picture.');
  if (!fits(question, given)) throw new AppError('invalid', 'That is no place on this picture.');
  const { verdict, note } = markGiven(question, given);
  return { verdict, say: inlineText(note || question.explanation), pictures: picturesOf(question, storedGiven(given)) };
};

type ChildRef = Pick<CardRow, 'familyId' | 'childId'>;

const scheduleOf = (row: CardRow): CardState => parseCard(row.schedule) ?? newCard(row.createdAt);

export const flashcardsService = ({
  flashcards,
  guides,
  progress,
  teacher,
  setWork,
  screening,
  richText,
  pages,
  transaction,
  now,
  newId,
  newSeed,
  ...deckSources
}: FlashcardsDeps) => {
  const draftsOf = deckDrafts({ ...deckSources, teacher, newSeed });

  const view = (row: CardRow, subject: SubjectId): Flashcard => ({
    id: row.id,
    revisionGuideId: row.guideId,
    subject,
    question: richText.inline(row.question),
    ...(row.figure === null ? {} : { figure: figureView(Figure.parse(row.figure)) }),
    answer: richText.inline(row.answer),
    ...onPicture(row.onFigure),
    difficulty: row.difficulty,
    due: row.due.toISOString(),
    reviews: row.reviews,
  });

  /** New cards, due at once. */
  const keep = async (
    runner: Runner,
    of: Pick<NewCard, 'familyId' | 'childId' | 'guideId'>,
    drafts: readonly CardDraft[],
  ): Promise<readonly CardRow[]> => {
    const at = now();
    const schedule = newCard(at);
    const made = drafts.map((draft, position) => ({
      ...of,
      id: newId(),
      position,
      ...draft,
      figure: draft.figure ?? null,
      onFigure: draft.onFigure ?? null,
      schedule,
      due: at,
      reviews: 0,
      createdAt: at,
    }));
    await flashcards.insert(runner, made);
    return made;
  };

  /** What a set of cards is about: a guide, or a deck. Errors: not_found. */
  const about = async (actor: Actor, id: string): Promise<Pick<DeckRow, 'familyId' | 'title' | 'subject'>> => {
    const deck = 'familyId' in actor ? await flashcards.findDeck(actor.familyId, id) : undefined;
    return deck === undefined ? guides.about(actor, id) : forReading(actor, deck);
  };

  const wantedToday = async (whose: ChildRef): Promise<readonly CardRow[]> => {
    const at = now();
    // More than enough for what is left of the London day, which the scheduler looks at.
    const aDayOn = new Date(at.getTime() + 24 * 3_600_000);
    const rows = await flashcards.forDay(whose, londonDayStart(londonDate(at)), aDayOn);
    const cards = rows.map((row) => ({ row, schedule: scheduleOf(row) }));
    return todaysCards(cards, at, dailyCap).map(({ row }) => row);
  };

  return {
    /** Makes the cards of a guide, once: a second call answers those that are there. */
    generate: async (actor: Actor, guideId: string, set?: Pick<ForSetWork, 'bySchool'>): Promise<Flashcard[]> => {
      const pupil = actingPupil(actor);
      if (set?.bySchool !== true && !planAllows(pupil.plan, 'flashcards')) throw upgradeRequired('flashcards', pupil.phase);
      const { row: guide, content, sources } = await guides.forCards(actor, guideId);
      const { familyId, childId, subject, keyStage, topicId } = guide;
      const before = await flashcards.ofGuide(familyId, guideId);
      if (before.length > 0) return before.map((row) => view(row, subject));
      await progress.refuseAfterDay(pupil);
      // Before the lock: a model may take its time, and nobody's connection waits for it.
      const learner = { familyId, childId };
      const drafts = await teacher.flashcards({ learner, subject, keyStage, guide: content, topicId, seed: newSeed(), sources });
      const rows = await transaction(async (runner) => {
        await flashcards.lockGuide(runner, guideId);
        // On the same connection: whoever waits for the lock holds one too, and a crowd of them would leave none for this read.
        const there = await flashcards.ofGuide(familyId, guideId, runner);
        if (there.length > 0) return there;
        return keep(runner, { familyId, childId, guideId }, drafts);
      });
      if (rows.length === 0) throw new AppError('invalid', 'This guide is too short to make flashcards.');
      return rows.map((row) => view(row, subject));
    },

    /** Cards of a topic or of what was missed, once: a second call answers those that are there. Errors: those of `deckDrafts`, upgrade_required, invalid. */
    makeDeck: async (actor: Actor, wish: DeckWish): Promise<Flashcard[]> => {
      const pupil = actingPupil(actor);
      if (!planAllows(pupil.plan, 'flashcards')) throw upgradeRequired('flashcards', pupil.phase);
      const whose = { familyId: pupil.familyId, childId: pupil.userId };
      const source = sourceOf(wish);
      const cardsOf = async ({ id, subject }: DeckRow): Promise<Flashcard[]> =>
        (await flashcards.ofGuide(whose.familyId, id)).map((row) => view(row, subject));
      const before = await flashcards.deckOf(whose, source);
      if (before !== undefined) return cardsOf(before);
      await progress.refuseAfterDay(pupil);
      const { title, subject, drafts } = await draftsOf(pupil, source);
      if (drafts.length === 0) throw new AppError('invalid', 'There are no good cards in this. Choose a topic instead.');
      const row = { ...whose, id: newId(), title, subject, ...source, createdAt: now() };
      await transaction(async (runner) => {
        // A second press waits for the first, and finds its deck.
        const deck = await flashcards.insertDeck(runner, row);
        if (deck !== undefined) await keep(runner, { ...whose, guideId: deck.id }, drafts);
      });
      return cardsOf((await flashcards.deckOf(whose, source)) ?? row);
    },

    /** Cards that no guide stands behind. */
    decks: async (actor: Actor): Promise<CardDeck[]> => {
      if (actor.role !== 'student') throw new AppError('forbidden', 'Only a pupil has cards.');
      const rows = await flashcards.decksOf({ familyId: actor.familyId, childId: actor.userId });
      return rows.map(({ id, title, subject, cards, createdAt }) => ({
        id,
        title,
        subject,
        subjectName: subjectName(subject),
        cards,
        createdAt: createdAt.toISOString(),
      }));
    },

    ofGuide: async (actor: Actor, guideId: string): Promise<Flashcard[]> => {
      const { familyId, subject } = await about(actor, guideId);
      return (await flashcards.ofGuide(familyId, guideId)).map((row) => view(row, subject));
    },

    /** What the scheduler wants today, over all guides: missed ones, due ones, new ones, at most forty. */
    today: async (actor: Actor): Promise<Flashcard[]> => {
      if (actor.role !== 'student') throw new AppError('forbidden', 'Only a pupil has cards.');
      const rows = await wantedToday({ familyId: actor.familyId, childId: actor.userId });
      const subjectOf = await flashcards.subjectsOf(
        actor.familyId,
        rows.map(({ guideId }) => guideId),
      );
      return rows.map((row) => view(row, subjectOf.get(row.guideId) ?? 'other'));
    },

    /** How many that are. Whoever asks has checked whose cards they are. */
    dueOf: async (whose: ChildRef): Promise<number> => (await wantedToday(whose)).length,

    /** How near an answer is to the card's: typed, or given on its picture. The pupil still says whether they knew it. */
    judge: async (actor: Actor, id: string, body: CardAnswerBody): Promise<CardJudgement> => {
      const card = forReading(actor, 'familyId' in actor ? await flashcards.find(actor.familyId, id) : undefined);
      const written = 'given' in body ? body.given : body.typed;
      if (typeof written === 'string' && actor.role === 'student' && actor.viewedBy === null)
        await screening.checkAnswer(card, 'typed_answer', written);
      if ('given' in body) return judgeOnPicture(card.onFigure, body.given);
      const { typed } = body;
      const { subject } = await about(actor, card.guideId);
      const expected = cardAnswer(inlineText(card.answer), subject, card.question);
      const judged = expected === undefined ? undefined : judgeAnswer(typed, expected);
      return expected === undefined || judged === undefined || (judged.verdict === 'wrong' && saysMore(typed, expected))
        ? { verdict: 'unjudged', say: 'There are many right ways to say this. Compare your answer with ours.' }
        : judged;
    },

    /** "Knew it" or "not yet": moves the card to its next day. The same answer sent twice counts once. */
    answer: async (
      actor: Actor,
      id: string,
      { wasCorrect, reviewId, ms }: { wasCorrect: boolean; reviewId?: string | undefined; ms?: number | undefined },
    ): Promise<Flashcard> => {
      const pupil = actingPupil(actor);
      const card = forWriting(actor, await flashcards.find(pupil.familyId, id));
      const at = now();
      const { title, subject } = await about(actor, card.guideId);
      const next = review(scheduleOf(card), { knew: wasCorrect, ...(ms === undefined ? {} : { ms }) }, at);
      const day = londonDate(at);
      const counted = await transaction(async (runner) => {
        const noted = {
          familyId: card.familyId,
          id: reviewId ?? newId(),
          flashcardId: id,
          childId: card.childId,
          wasCorrect,
          milliseconds: ms ?? null,
          reviewedAt: at,
        };
        if (!(await flashcards.noteReview(runner, noted))) return false;
        await flashcards.reschedule(runner, card, next.card, next.due);
        await setWork.cardAnswered(runner, card);
        const answers = await flashcards.reviewsSince(runner, card.familyId, card.childId, new Date(at.getTime() - sessionMs));
        if (answers >= sessionLength) {
          const done = { type: 'lesson', status: 'completed', subject, topic: title, title: `Flashcards: ${title}` } as const;
          await progress.record(runner, pupil, {
            id: `cards-${card.childId}-${day}`,
            ...done,
            description: subjectName(subject),
            points: pointsForCardSession,
            metadata: { guideId: card.guideId },
          });
        }
        return true;
      });
      if (!counted) return view((await flashcards.find(pupil.familyId, id)) ?? card, subject);
      await progress.announce(card);
      return view({ ...card, schedule: next.card, due: next.due, reviews: card.reviews + 1 }, subject);
    },

    /** Those of today, over all guides and decks. Errors: conflict (there are none). */
    printToday: async (actor: Actor): Promise<{ readonly name: string; readonly body: Buffer }> => {
      if (actor.role !== 'student') throw new AppError('forbidden', 'Only a pupil has cards.');
      const rows = await wantedToday({ familyId: actor.familyId, childId: actor.userId });
      if (rows.length === 0) throw new AppError('conflict', 'No cards are due today.');
      const title = `Cards of ${longDate(londonDate(now()))}`;
      return { name: `${title}.pdf`, body: await pages.flashcardsPdf({ title, cards: rows.map(printed) }) };
    },

    /** Cards to cut out: eight a sheet, answers on the back. */
    print: async (actor: Actor, guideId: string): Promise<{ readonly name: string; readonly body: Buffer }> => {
      const { familyId, title } = await about(actor, guideId);
      const cards = await flashcards.ofGuide(familyId, guideId);
      if (cards.length === 0) throw new AppError('conflict', 'Please generate flashcards first before printing.');
      return { name: `${title} flashcards.pdf`, body: await pages.flashcardsPdf({ title, cards: cards.map(printed) }) };
    },
  };
};
export type FlashcardsService = ReturnType<typeof flashcardsService>;
