import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense } from 'react';
import { PracticeRunner } from '../../features/practice/practice-runner.tsx';
import { usePupil } from '../../lib/pupil.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { quizTopic } from './quiz-topic.ts';

const WalkingAvatar = lazy(() => import('../../features/avatar/walking-avatar.tsx').then(({ WalkingAvatar: it }) => ({ default: it })));

/** Practice with what the maps know, and the pupil's own figure at its end. */
export const PupilPractice = (props: Omit<ComponentProps<typeof PracticeRunner>, 'topicOf'>) => {
  const client = useQueryClient();
  const { keyStage } = usePupil();
  const friend = (
    <PartBoundary instead={null}>
      <Suspense>
        <WalkingAvatar />
      </Suspense>
    </PartBoundary>
  );
  return <PracticeRunner {...props} friend={friend} topicOf={(subject) => quizTopic(client, subject, keyStage)} />;
};
