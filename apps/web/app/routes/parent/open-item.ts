import type { Child } from '@hedgerow/contracts/families';
import type { OpenActivity } from '../../features/progress/activity-row.tsx';
import type { ChildDay, ParentDialog } from './parent-dialog.ts';

/** What a parent's press on something that the child did opens; a paper is saved. `from` is where it was pressed. */
export const openItem =
  (open: (dialog: ParentDialog) => void, child: Child, from?: ChildDay): OpenActivity =>
  (target, item) => {
    if (target.kind === 'paper')
      return void import('../../features/papers/fetch-again.ts').then(({ fetchPaperAgain }) => fetchPaperAgain(item, target.downloadId));
    return open({ kind: 'item', child, target, item, from });
  };
