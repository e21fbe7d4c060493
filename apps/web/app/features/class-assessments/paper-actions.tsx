import type { ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useChangeDue, useTakeBackPaper } from './api.ts';
import classes from './class-assessments.module.css';

type Props = {
  readonly classId: string;
  readonly shown: Pick<ClassAssessmentResults, 'groupId' | 'dueDate' | 'results' | 'done' | 'pupils'>;
  /** Taken back from everybody: there is nothing left to show. */
  readonly onGone: () => void;
};

const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, message: messageOf(error, 'Please try again in a moment.') });

/** A new last day for the class, and taking the paper back from those who have not handed it in. */
export const PaperActions = ({ classId, shown: { groupId, dueDate, results, done, pupils }, onGone }: Props) => {
  const [due, setDue] = useState(dueDate);
  const [today] = useState(() => londonDate(new Date()));
  const [asks, setAsks] = useState(false);
  const change = useChangeDue(classId, groupId);
  const takeBack = useTakeBackPaper(classId);
  const waiting = results.find(({ finishedAt }) => finishedAt === null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate(due, { onSuccess: () => showToast({ title: 'The new date is set' }), onError: failed('The date was not changed') });
  };
  const drop = (assignmentId: string): void =>
    takeBack.mutate(assignmentId, { onSuccess: () => done === 0 && onGone(), onError: failed('The assessment was not taken back') });
  return (
    <div className={classes.actions}>
      <form className={classes.due} onSubmit={submit}>
        <TextInput label="Due" type="date" min={today} value={due} onChange={(event) => setDue(event.currentTarget.value)} />
        <Button type="submit" kind="quiet" busy={change.isPending} disabled={due === dueDate}>
          Change the date
        </Button>
      </form>
      {waiting !== undefined && !asks && (
        <Button kind="text" onClick={() => setAsks(true)}>
          Take back
        </Button>
      )}
      {waiting !== undefined && asks && (
        <p className={classes.quiet}>
          {`This takes it from everybody who has not handed it in (${pupils - done}). What was handed in stays. `}
          <Button kind="quiet" busy={takeBack.isPending} onClick={() => drop(waiting.assignmentId)}>
            Yes, take it back
          </Button>{' '}
          <Button kind="text" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </p>
      )}
    </div>
  );
};
