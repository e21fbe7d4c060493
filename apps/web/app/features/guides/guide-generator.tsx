import { readSubject, subjectName } from '@hedgerow/domain/subjects';
import { useEffect } from 'react';
import { refusalOf } from '../../lib/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import type { NextWork } from '../../ui/work-end.tsx';
import { useGenerateGuide } from './api.ts';
import { GuideForm } from './guide-form.tsx';
import { GuideView } from './guide-view.tsx';
import { needsUpgrade } from './guide-words.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What the pupil does after it. */
  readonly next?: NextWork | undefined;
  /** What the form begins with; an id or any name of the subject. */
  readonly subject?: string;
  readonly topic?: string;
  /** Uploads of the pupil that the guide is made from. */
  readonly sourceFileIds?: readonly string[];
  /** Opens the cards of the guide that was made: `<FlashcardStudy guideId />`. */
  readonly onFlashcards?: (guideId: string) => void;
  /** In a parent's session: closes this and opens the plan chooser. A pupil reads in place what the plan is called. */
  readonly onUpgradeRequired?: () => void;
};

const Generator = ({
  subject = '',
  topic = '',
  sourceFileIds = [],
  onFlashcards,
  onUpgradeRequired,
  next,
  onClose,
}: Omit<Props, 'opened'>) => {
  const { data: guide, error, isPending, mutate, reset } = useGenerateGuide();
  const upgrade = needsUpgrade(error);
  useEffect(() => {
    if (!upgrade || onUpgradeRequired === undefined) return;
    onClose();
    onUpgradeRequired();
  }, [upgrade, onClose, onUpgradeRequired]);

  if (upgrade)
    return (
      <PupilLock name="Revision guides" plan={refusalOf(error).plan}>
        Any topic in one readable guide, from the curriculum and from your own lessons.
      </PupilLock>
    );
  if (!guide) {
    const known = readSubject(subject);
    return (
      <GuideForm
        subject={known === undefined ? '' : subjectName(known)}
        topic={topic}
        sourceFileIds={sourceFileIds}
        busy={isPending}
        error={error}
        onGenerate={(request) => mutate(request)}
      />
    );
  }
  return (
    <GuideView next={next} guide={guide} cardsWords="Flashcards" onFlashcards={onFlashcards}>
      <Button kind="quiet" onClick={reset}>
        Generate Another
      </Button>
      <Button kind="quiet" onClick={onClose}>
        Close
      </Button>
    </GuideView>
  );
};

/** docs/product/guides-and-cards.md#making-a-guide, revision guide generator: form, then the guide with Flashcards, Download Guide, Generate Another, Close. */
export const GuideGenerator = ({ opened, ...rest }: Props) => (
  <StudyPanel opened={opened} onClose={rest.onClose} title="Revision guide">
    <Generator {...rest} />
  </StudyPanel>
);
