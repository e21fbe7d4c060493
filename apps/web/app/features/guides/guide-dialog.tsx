import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalOf } from '../../lib/refusal.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import type { NextWork } from '../../ui/work-end.tsx';
import { guideQuery } from './api.ts';
import { GuideView } from './guide-view.tsx';
import { guideWords, isGone, needsUpgrade } from './guide-words.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What the pupil does after it. */
  readonly next?: NextWork | undefined;
  readonly guideId: string;
  /** Opens the cards of this guide, made if there are none. Left out where the reader is not the pupil. */
  readonly onFlashcards?: (guideId: string) => void;
  /** In a parent's session: closes this and opens the upgrade dialog. */
  readonly onUpgradeRequired?: () => void;
};

/** A guide that was made before, or why it cannot be shown. */
export const SavedGuide = ({ guideId, onClose, onFlashcards, onUpgradeRequired, next }: Omit<Props, 'opened'>) => {
  const { data, error, refetch, isFetching } = useQuery(guideQuery(guideId));
  const upgrade = needsUpgrade(error);
  useEffect(() => {
    if (!upgrade || onUpgradeRequired === undefined) return;
    onClose();
    onUpgradeRequired();
  }, [upgrade, onClose, onUpgradeRequired]);

  if (data)
    return (
      <GuideView next={next} guide={data} cardsWords="Generate Flashcards" onFlashcards={onFlashcards}>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </GuideView>
    );
  if (upgrade)
    return (
      <PupilLock name="Revision guides" plan={refusalOf(error).plan}>
        Any topic in one readable guide, from the curriculum and from your own lessons.
      </PupilLock>
    );
  if (isGone(error))
    return (
      <EmptyState scene={<PathScene />} title={guideWords.loadFailed} order={3} action={<Button onClick={onClose}>Close</Button>}>
        <span role="alert">{guideWords.gone}</span>
      </EmptyState>
    );
  if (error) return <ErrorState title={guideWords.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <LinesSkeleton lines={12} />;
};

/** docs/product/guides-and-cards.md#making-a-guide, revision guide dialog, with Generate Flashcards and Download Guide. */
export const GuideDialog = ({ opened, ...rest }: Props) => (
  <StudyPanel opened={opened} onClose={rest.onClose} title="Revision guide">
    <SavedGuide {...rest} />
  </StudyPanel>
);
