import type { OpenActivity } from '../../features/progress/activity-row.tsx';
import type { Overlay } from './overlay.ts';

/** What pressing an item of a list does: a paper is saved again, everything else opens over the dashboard. */
export const openActivity =
  (open: (overlay: Overlay) => void): OpenActivity =>
  (target, item) => {
    if (target.kind === 'paper')
      return void import('../../features/papers/fetch-again.ts').then(({ fetchPaperAgain }) => fetchPaperAgain(item, target.downloadId));
    if (target.kind === 'details') return open({ kind: 'details', item });
    return open(target.kind === 'review' ? { ...target, known: item } : target);
  };
