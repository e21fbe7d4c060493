import { dailyQuizLimit } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { todayQuery } from '../../features/today/api.ts';
import { overWords } from '../../features/today/today-words.ts';
import { usePupil } from '../../lib/pupil.ts';

/** What is said once the day's quizzes are used up, for what lies over the page; plans without a limit are not asked about. */
export const useQuizzesOver = (): string | undefined => {
  const { plan } = usePupil();
  return overWords(useQuery({ ...todayQuery, enabled: Number.isFinite(dailyQuizLimit(plan)) }).data);
};
