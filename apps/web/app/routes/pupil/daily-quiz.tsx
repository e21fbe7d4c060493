import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { DailyQuizDialog } from '../../features/today/daily-quiz-dialog.tsx';
import { usePupil } from '../../lib/pupil.ts';
import { quizTopic } from './quiz-topic.ts';

/** The dialog with what the maps know. */
export const DailyQuiz = (props: Omit<ComponentProps<typeof DailyQuizDialog>, 'topicOf'>) => {
  const client = useQueryClient();
  const { keyStage } = usePupil();
  return <DailyQuizDialog {...props} topicOf={(subject) => quizTopic(client, subject, keyStage)} />;
};
