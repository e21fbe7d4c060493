import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';
import { AppError } from '@hedgerow/domain/errors';
import type {
  AssessmentDraft,
  AssessmentRequest,
  CardDraft,
  CardsRequest,
  GuideDraft,
  GuideRequest,
  SourceText,
  TeachingEngine,
} from '#ports/teaching-engine.ts';
import type { ChildLimits, ChildOutcome, KillableChild } from '../../processes/killable-child.ts';

export type ApartRequest =
  | { readonly call: 'guide'; readonly request: GuideRequest }
  | { readonly call: 'flashcards'; readonly request: CardsRequest }
  | { readonly call: 'assessment'; readonly request: AssessmentRequest };

export type ApartAnswer =
  | { readonly guide: GuideDraft }
  | { readonly flashcards: readonly CardDraft[] }
  | { readonly assessment: AssessmentDraft }
  | { readonly failed: string; readonly places: string };

/** Longer sources are studied apart. The slowest text of this length holds the server's one thread for about 20 ms. */
export const studiedAtOnce = 4000;

/** 200,000 letters take a quarter of a second and some 200 MB; a text that needs twenty times as much is not a child's notes. */
export const apartLimits: ChildLimits = { heapMb: 384, killAtMb: 700, reuseBelowMb: 500, taskMs: 10_000, idleMs: 600_000 };

/** Long texts that may wait for one another; the next one is asked to come again. */
const longestQueue = 20;

const lettersOf = (sources: readonly SourceText[]): number => sources.reduce((sum, { text }) => sum + text.length, 0);

const isLong = ({ sources }: { readonly sources: readonly SourceText[] }): boolean => lettersOf(sources) > studiedAtOnce;
const wrongAnswer = (): Error => new Error('The text engine answered something else than it was asked.');

const tooMuch = (): AppError =>
  new AppError(
    'too_large',
    'These notes are too long to work through at once. They are saved just as they are. Please choose fewer files, or a shorter part of the text, and try again.',
  );
const tryAgain = (): AppError =>
  new AppError('busy', 'We are busy with many long notes just now. Yours are saved. Please try again in a minute.', {
    details: { retryAfter: 30 },
  });

const answerOf = (outcome: ChildOutcome<ApartAnswer>): ApartAnswer => {
  if (outcome.ended === 'crashed') throw tryAgain();
  if (outcome.ended !== 'answered') throw tooMuch();
  if ('failed' in outcome.answer) {
    const error = new Error(`The text engine ended with ${outcome.answer.failed}`);
    error.stack = `${error.message}\n${outcome.answer.places}`;
    throw error;
  }
  return outcome.answer;
};

/** Who is asked for is no business of a process that reads strangers' texts. */
const withoutLearner = <Request extends { learner?: unknown }>(request: Request): Request => {
  const bare = { ...request };
  delete bare.learner;
  return bare;
};

/** The offline engine, with long texts of a pupil's own in a process that may be killed: nobody else waits for them. */
export const apartTeacher = (
  offline: TeachingEngine,
  child: Pick<KillableChild<ApartRequest, ApartAnswer, never>, 'run'>,
  nearnessTo: NearnessTo = async () => undefined,
): TeachingEngine => {
  let inHand = 0;
  const ask = async (request: ApartRequest): Promise<ApartAnswer> => {
    if (inHand >= longestQueue) throw tryAgain();
    inHand += 1;
    try {
      return answerOf(await child.run(request));
    } finally {
      inHand -= 1;
    }
  };

  /** The child has no sentence model of its own. */
  const withNearness = async <Request extends GuideRequest | AssessmentRequest>(request: Request): Promise<Request> => {
    const { subject, keyStage, topic } = request;
    return { ...request, nearness: await nearnessTo({ subject, keyStage, topicText: topic }) };
  };

  return {
    ...offline,
    guide: async (request) => {
      if (!isLong(request)) return offline.guide(request);
      const answer = await ask({ call: 'guide', request: withoutLearner(await withNearness(request)) });
      if ('guide' in answer) return answer.guide;
      throw wrongAnswer();
    },
    flashcards: async (request) => {
      if (!isLong(request)) return offline.flashcards(request);
      const answer = await ask({ call: 'flashcards', request: withoutLearner(request) });
      if ('flashcards' in answer) return answer.flashcards;
      throw wrongAnswer();
    },
    assessment: async (request) => {
      if (!isLong(request)) return offline.assessment(request);
      const answer = await ask({ call: 'assessment', request: withoutLearner(await withNearness(request)) });
      if ('assessment' in answer) return answer.assessment;
      throw wrongAnswer();
    },
  };
};
