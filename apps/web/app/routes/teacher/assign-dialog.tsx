import type { ClassStudent } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { useQuery } from '@tanstack/react-query';
import { CreateDialog } from '../../features/class-assessments/create-dialog.tsx';
import { classesQuery } from '../../features/classes/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly classId: string;
  readonly pupil: Pick<ClassStudent, 'id' | 'firstName' | 'lastName'>;
};

/** Assign Work on the page of one pupil: the form of their class, which begins with them. */
export const AssignDialog = ({ opened, onClose, classId, pupil }: Props) => {
  const { data = [], error, isFetching, refetch } = useQuery(classesQuery);
  const shown = data.find(({ id }) => id === classId);
  if (shown !== undefined)
    return (
      <CreateDialog
        opened={opened}
        onClose={onClose}
        all={data.filter(({ role }) => mayInClass(role, 'teach'))}
        shown={shown}
        pupil={pupil}
      />
    );
  return (
    <Dialog wide opened={opened} onClose={onClose} title={`Assign Work: ${pupil.firstName} ${pupil.lastName}`}>
      {error === null ? (
        <LinesSkeleton lines={6} />
      ) : (
        <ErrorState title="We could not load your classes" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
};
