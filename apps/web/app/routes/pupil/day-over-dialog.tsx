import { endOfDay } from '@hedgerow/domain/daily-limit';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Overlay } from './overlay.ts';

const beginning: ReadonlySet<Overlay['kind']> = new Set<Overlay['kind']>([
  'start',
  'practise',
  'daily-quiz',
  'make-guide',
  'make-cards',
  'learn',
  'map',
  'topics',
  'upload',
]);

/** What would begin something new; what was begun, or is only looked at, stays open. */
export const beginsNew = (overlay: Overlay): boolean => {
  if (overlay.kind === 'practice') return overlay.practiceId === undefined;
  return beginning.has(overlay.kind);
};

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** For a press that was made while the last page of the day was still there. */
export const DayOverDialog = ({ opened, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={endOfDay.title}>
    <p>{endOfDay.words}</p>
    <Button onClick={onClose}>All right</Button>
  </Dialog>
);
