import type { ActivityItem } from '@hedgerow/contracts/progress';
import { wasNew } from '@hedgerow/domain/scoring';

/** Finished without one answer: all of it was new. */
export const isAllNew = (item: Pick<ActivityItem, 'type' | 'status' | 'score' | 'hasEssays'>): boolean =>
  item.type === 'assessment' && item.status === 'completed' && wasNew(item);
