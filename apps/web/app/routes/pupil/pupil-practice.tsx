import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { PracticeRunner } from '../../features/practice/practice-runner.tsx';
import { usePupil } from '../../lib/pupil.ts';
import { quizTopic } from './quiz-topic.ts';

/** Practice with what the maps know. */
export const PupilPractice = (props: Omit<ComponentProps<typeof PracticeRunner>, 'topicOf'>) => {
  const client = useQueryClient();
  const { keyStage } = usePupil();
  return <PracticeRunner {...props} topicOf={(subject) => quizTopic(client, subject, keyStage)} />;
};
