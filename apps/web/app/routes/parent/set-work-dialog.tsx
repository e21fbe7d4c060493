import type { Child } from '@hedgerow/contracts/families';
import { useQuery } from '@tanstack/react-query';
import { CreateAssignment, DoneWork } from '../../features/assignments/work-panels.tsx';
import { filesQuery } from '../../features/children/api.ts';
import { TestDialog } from '../../features/children/test-dialog.tsx';

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly child: Child };

/** Test: set work for a child, and see what came back. */
export const SetWorkDialog = ({ opened, onClose, child: { id, firstName, phase, currentPlan } }: Props) => {
  const { data: files = [] } = useQuery(filesQuery(id));
  return (
    <TestDialog
      opened={opened}
      onClose={onClose}
      childId={id}
      name={firstName}
      create={<CreateAssignment childId={id} name={firstName} plan={currentPlan} phase={phase} files={files} />}
      Done={DoneWork}
    />
  );
};
