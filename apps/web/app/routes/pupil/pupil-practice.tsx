import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useWriting } from '../../features/assessments/writing-offer.tsx';
import { PracticeRunner } from '../../features/practice/practice-runner.tsx';
import { usePupil } from '../../lib/pupil.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { quizTopic } from './quiz-topic.ts';

const WalkingAvatar = lazy(() => import('../../features/avatar/walking-avatar.tsx').then(({ WalkingAvatar: it }) => ({ default: it })));

type Props = Omit<ComponentProps<typeof PracticeRunner>, 'topicOf' | 'write'> & {
  /** Opens an attempt that was begun. */
  readonly onResume: (assessmentId: string) => void;
};

/** Practice with what the maps know, and the pupil's own figure at its end. */
export const PupilPractice = ({ onResume, ...props }: Props) => {
  const client = useQueryClient();
  const { keyStage } = usePupil();
  const write = useWriting(onResume);
  const friend = (
    <PartBoundary instead={null}>
      <Suspense>
        <WalkingAvatar />
      </Suspense>
    </PartBoundary>
  );
  return <PracticeRunner {...props} write={write} friend={friend} topicOf={(subject) => quizTopic(client, subject, keyStage)} />;
};
