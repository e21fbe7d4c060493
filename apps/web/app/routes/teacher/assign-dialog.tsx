import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import { subjectIds } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { childWorkQuery } from '../../features/assignments/api.ts';
import { SetWorkForm } from '../../features/assignments/set-work-form.tsx';
import { WorkList } from '../../features/assignments/work-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './dashboard.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly student: Pick<ClassStudent, 'id' | 'firstName' | 'lastName'>;
  readonly shown: Pick<TeacherClass, 'subject'>;
};

/** Assign Work: for one pupil, in the class's subject first. What was set stands below, with its score once it is done. */
export const AssignDialog = ({ opened, onClose, student: { id, firstName, lastName }, shown: { subject } }: Props) => {
  const work = useQuery({ ...childWorkQuery(id), staleTime: 0 });
  const subjects = [subject, ...subjectIds.filter((one) => one !== subject && one !== 'other')];
  return (
    <Dialog wide keepOpen opened={opened} onClose={onClose} title={`Assign Work: ${firstName} ${lastName}`}>
      <SetWorkForm
        childIds={[id]}
        name={firstName}
        subjects={subjects}
        subject={subject}
        kinds={['assessment', 'revision', 'flashcards']}
        files={[]}
      />
      <h3 className={classes.heading}>Set in your classes</h3>
      {work.data === undefined && work.error === null && <LinesSkeleton lines={2} />}
      {work.data === undefined && work.error !== null && (
        <ErrorState title="We could not load the set work" error={work.error} busy={work.isFetching} onRetry={() => void work.refetch()} />
      )}
      {work.data?.length === 0 && (
        <p className={classes.quiet}>Nothing set. Work you set will show here, with its score once it is done.</p>
      )}
      <WorkList label={`Set for ${firstName}`} work={work.data ?? []} />
    </Dialog>
  );
};
