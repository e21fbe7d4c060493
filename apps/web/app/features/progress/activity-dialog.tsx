import type { ActivityItem } from '@hedgerow/contracts/progress';
import { Dialog } from '../../ui/dialog.tsx';
import { ActivityDetails } from './activity-details.tsx';

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly item: ActivityItem };

/** The generic viewer: something that was done and has no page of its own. */
export const ActivityDialog = ({ opened, onClose, item }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={item.subject}>
    <ActivityDetails item={item} />
  </Dialog>
);
