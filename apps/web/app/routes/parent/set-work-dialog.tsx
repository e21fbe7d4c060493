import type { Child } from '@hedgerow/contracts/families';
import { CreateAssignment, DoneWork } from '../../features/assignments/work-panels.tsx';
import { TestDialog } from '../../features/children/test-dialog.tsx';
import { useSetProps } from './use-set-props.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly child: Child };

/** Test: set work for a child, and see what came back. */
export const SetWorkDialog = ({ opened, onClose, child }: Props) => (
  <TestDialog
    opened={opened}
    onClose={onClose}
    childId={child.id}
    name={child.firstName}
    create={<CreateAssignment {...useSetProps(child)} />}
    Done={DoneWork}
  />
);
