import type { RecommendationView } from '@hedgerow/contracts/adaptive';
import { ApiError } from '../../lib/api-error.ts';
import { unlessOffline } from '../../lib/unless-offline.ts';

export type Priority = 'high' | 'medium' | 'low';

/** docs/product/pupil-home.md#recommendations: 4 or more is high, 3 medium, below low. */
export const priorityOf = (priority: number): Priority => {
  if (priority >= 4) return 'high';
  return priority >= 3 ? 'medium' : 'low';
};

/** "Maths · 10 minutes · 20 points"; a reading that earns none says nothing of points. */
export const factsOf = ({ subject, estimatedDuration, pointsReward }: RecommendationView): string =>
  [subject, `${estimatedDuration} minutes`, ...(pointsReward > 0 ? [`${pointsReward} points`] : [])].join(' · ');

/** docs/product/pupil-home.md#recommendations, word for word. */
const failed = 'Failed to start practice. Please try again.';

/** Where trying again would not help (today's quizzes or minutes are used up, too many at once), the server's words say why. */
export const whyNotStarted = (error: unknown): string =>
  error instanceof ApiError &&
  (error.code === 'upgrade_required' || error.code === 'day_over' || error.status === 429) &&
  error.message !== ''
    ? error.message
    : unlessOffline(error, failed);
