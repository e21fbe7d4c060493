import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { ApiError } from '../../lib/api-error.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { isOffline } from '../../lib/unless-offline.ts';
import { useSession } from '../../lib/session.ts';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import type { NextWork } from '../../ui/work-end.tsx';
import { deckCardsQuery, type DeckWish, guideCardsQuery, todaysCardsQuery } from './api.ts';
import { Study } from './study.tsx';
import { answeredCards } from './use-reviews.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The guide whose cards to study, made if there are none; left out for the cards of today. */
  readonly guideId?: string;
  /** Cards that no guide stands behind, made if there are none. */
  readonly make?: DeckWish | undefined;
  /** What comes after the last card. */
  readonly next?: NextWork | undefined;
};

/** docs/product/guides-and-cards.md#cards; where trying again cannot help (a guide with too little in it), the server says what can. */
const whyFailed = (error: unknown): ApiError =>
  error instanceof ApiError && (error.code === 'invalid' || error.code === 'not_found' || isOffline(error))
    ? error
    : new ApiError('unavailable', 0, 'Failed to generate flashcards. Please try again.');

const Cards = ({ guideId, make, next, onClose }: Omit<Props, 'opened'>) => {
  const isToday = guideId === undefined && make === undefined;
  // Three queries of one shape.
  const ofGuide = useQuery({ ...guideCardsQuery(guideId ?? ''), enabled: guideId !== undefined });
  const ofDeck = useQuery({ ...deckCardsQuery(make ?? { topicId: '' }), enabled: make !== undefined });
  const ofToday = useQuery({ ...todaysCardsQuery, enabled: isToday });
  const { data, error, isFetching, refetch } = make !== undefined ? ofDeck : isToday ? ofToday : ofGuide;
  // The pass goes on with the cards it began with, whatever is read again meanwhile.
  const [kept, setKept] = useState<readonly Flashcard[]>();
  const session = useSession();
  if (kept === undefined && data !== undefined && !isFetching) {
    const answered = answeredCards(session.status === 'signed-in' ? session.user.id : '');
    setKept(isToday ? data.filter(({ id }) => !answered.has(id)) : data);
  }

  if (kept === undefined && error) {
    const { upgrade, plan } = refusalOf(error);
    return upgrade ? (
      <PupilLock name="Flashcards" plan={plan}>
        Cards that come back just before you would forget them.
      </PupilLock>
    ) : (
      <ErrorState title="Generation Failed" error={whyFailed(error)} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (kept === undefined) return <CardsSkeleton count={1} height={280} />;
  if (kept.length === 0)
    return (
      <EmptyState scene={<SleepingScene />} title="No cards for today" order={3} action={<Button onClick={onClose}>Close</Button>}>
        Each card comes back on the day it is due.
      </EmptyState>
    );
  return <Study cards={kept} guideId={isToday ? undefined : kept[0]?.revisionGuideId} next={next} onComplete={onClose} />;
};

/** docs/product/guides-and-cards.md#cards, flashcard study viewer: question, answer, next; at the last card Study Again or Complete Study. */
export const FlashcardStudy = ({ opened, onClose, guideId, make, next }: Props) => {
  const client = useQueryClient();
  const close = useCallback(() => {
    void refreshLearning(client);
    onClose();
  }, [client, onClose]);
  return (
    <StudyPanel opened={opened} onClose={close} title="Flashcards" width="focus">
      <Cards key={guideId ?? 'today'} {...(guideId === undefined ? {} : { guideId })} make={make} next={next} onClose={close} />
    </StudyPanel>
  );
};
