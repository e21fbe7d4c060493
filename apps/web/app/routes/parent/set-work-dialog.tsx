import type { Child } from '@hedgerow/contracts/families';
import { readSubject } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { CreateAssignment, DoneWork } from '../../features/assignments/work-panels.tsx';
import { filesQuery, progressQuery } from '../../features/children/api.ts';
import { TestDialog } from '../../features/children/test-dialog.tsx';

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly child: Child };

/** Test: set work for a child, and see what came back. */
export const SetWorkDialog = ({ opened, onClose, child: { id, firstName, phase, keyStage, currentPlan } }: Props) => {
  const { data: files = [] } = useQuery(filesQuery(id));
  const { data: progress } = useQuery(progressQuery(id));
  const practised = (progress?.subjectBreakdown ?? []).flatMap(({ subject }) => readSubject(subject) ?? []);
  return (
    <TestDialog
      opened={opened}
      onClose={onClose}
      childId={id}
      name={firstName}
      create={
        <CreateAssignment
          childId={id}
          name={firstName}
          plan={currentPlan}
          phase={phase}
          keyStage={keyStage}
          practised={practised}
          files={files}
        />
      }
      Done={DoneWork}
    />
  );
};
