import type { GenerateFlashcardsBody } from '@hedgerow/contracts/flashcards';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { Pupil } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { planAllowsSubject } from '@hedgerow/domain/plans';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { missedCards } from '@hedgerow/teaching/compose/missed-cards';
import type { CardDraft, TeachingEngine } from '#ports/teaching-engine.ts';
import type { Maps } from '../adaptive/maps.ts';
import type { MissedInAttempt } from '../practice/missed-in-attempt.ts';
import type { DeckRow, DeckSource } from './flashcards.repository.ts';

export type DeckDeps = {
  readonly bank: Pick<Bank, 'topic'>;
  readonly maps: Maps;
  readonly missedIn: MissedInAttempt;
  readonly teacher: Pick<TeachingEngine, 'flashcards'>;
  readonly newSeed: () => number;
};

export type DeckWish = Exclude<GenerateFlashcardsBody, { revisionGuideId: string }>;

export const sourceOf = (wish: DeckWish): DeckSource =>
  'topicId' in wish ? { topicId: wish.topicId, assessmentId: null } : { topicId: null, assessmentId: wish.assessmentId };

type Drafted = Pick<DeckRow, 'title' | 'subject'> & { readonly drafts: readonly CardDraft[] };

/** What a deck is called, and its cards. */
export const deckDrafts = ({ bank, maps, missedIn, teacher, newSeed }: DeckDeps) => {
  /** Errors: not_found (no topic of the pupil's stage), upgrade_required (a subject that the plan has not). */
  const ofTopic = async (pupil: Pupil, topicId: string): Promise<Drafted> => {
    const topic = bank.topic(topicId);
    const isOfStage = topic !== undefined && maps(topic.subject, pupil.keyStage).some(({ id }) => id === topicId);
    if (!isOfStage) throw new AppError('not_found', 'We have no such topic for your year.');
    const { subject, keyStage, title } = topic;
    if (!planAllowsSubject(pupil.plan, subject)) throw upgradeRequired('flashcards', pupil.phase, subject);
    const learner = { familyId: pupil.familyId, childId: pupil.userId };
    const { year } = pupil;
    const wish = { learner, subject, keyStage, year, guide: { blocks: [] }, topicId, seed: newSeed(), sources: [] };
    const drafts = await teacher.flashcards(wish);
    return { title, subject, drafts };
  };

  /** Errors: not_found (somebody else's, nothing was missed), conflict (it is not finished). */
  const ofMissed = async (pupil: Pupil, assessmentId: string): Promise<Drafted> => {
    const { missed, subject, title, onPassage } = await missedIn(pupil, assessmentId);
    if (missed.length === 0) throw new AppError('not_found', 'Nothing was missed here. Choose a topic instead.');
    return { title: `${title}: what was missed`, subject, drafts: missedCards({ missed, bank, seed: newSeed(), onPassage }) };
  };

  return (pupil: Pupil, { topicId, assessmentId }: DeckSource): Promise<Drafted> =>
    topicId === null ? ofMissed(pupil, assessmentId) : ofTopic(pupil, topicId);
};
