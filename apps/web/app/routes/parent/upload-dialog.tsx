import type { Child } from '@hedgerow/contracts/families';
import { UploadForm } from '../../features/files/upload-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
  readonly child: Child;
  readonly onUploaded: () => void;
};

/** A parent's upload for a primary child; the child can open it (docs/product/plans.md#what-plans-open). */
export const UploadDialog = ({ opened, onClose, onGone, child, onUploaded }: Props) => (
  <Dialog opened={opened} onClose={onClose} onGone={onGone} title={`Upload schoolwork for ${child.firstName}`}>
    <UploadForm childId={child.id} onUploaded={onUploaded} />
  </Dialog>
);
