import type { SubjectId } from '@hedgerow/domain/subjects';
import { subjectsToSet } from '@hedgerow/domain/assignments';
import type { KeyStage, Phase } from '@hedgerow/domain/key-stages';
import { type PlanId, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { PathScene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { childWorkQuery } from './api.ts';
import { SetWorkForm } from './set-work-form.tsx';
import classes from './set-work.module.css';
import { kindsOpen } from './work-form.ts';
import { WorkList, workDone, workToDo } from './work-list.tsx';

export type SetProps = {
  readonly childId: string;
  readonly name: string;
  readonly plan: PlanId;
  readonly phase: Phase;
  readonly keyStage: KeyStage;
  readonly yearGroup: string;
  /** Subjects that the child has worked in: they come first. */
  readonly practised: readonly SubjectId[];
  readonly files: readonly { readonly id: string; readonly originalName: string }[];
};

/** What to set, or which plan opens it. */
export const SetForm = ({ childId, name, plan, phase, keyStage, yearGroup, practised, files }: SetProps) => {
  const kinds = kindsOpen(plan, keyStage, files.length > 0);
  if (kinds.length === 0)
    return (
      <EmptyState order={3} scene={<PathScene />} title="You cannot set work on this plan yet">
        You can set quizzes with {planThatOpens('practice', phase)?.name}. Once {name} uploads something, you can set it as reading.
      </EmptyState>
    );
  return (
    <SetWorkForm
      childId={childId}
      name={name}
      yearGroup={yearGroup}
      subjects={subjectsToSet(plan, phase, practised)}
      own={practised}
      kinds={kinds}
      files={files}
      keyStage={keyStage}
    />
  );
};

/** What is still to do. */
export const SetNow = ({ childId, name }: Pick<SetProps, 'childId' | 'name'>) => {
  const work = useQuery(childWorkQuery(childId));
  const todo = workToDo(work.data ?? []);
  return (
    <>
      {work.data === undefined && work.error === null && <LinesSkeleton lines={2} />}
      {work.data === undefined && work.error !== null && (
        <ErrorState title="We could not load the set work" error={work.error} busy={work.isFetching} onRetry={() => void work.refetch()} />
      )}
      {work.data !== undefined && todo.length === 0 && <p className={classes.about}>Nothing set. Work you set will show here.</p>}
      <WorkList label={`Set for ${name}`} work={todo} />
    </>
  );
};

/** The Create Assignment tab: the form, and what is still to do below it. */
export const CreateAssignment = (props: SetProps) => (
  <>
    <SetForm {...props} />
    <h3 className={classes.heading}>On {props.name}’s page now</h3>
    <SetNow {...props} />
  </>
);

type DoneProps = { readonly childId: string; readonly onReview: (assessmentId: string) => void };

/** So many stand open: the whole list stands behind Test. */
const newest = 8;

/** What was set and is done, the newest first. */
export const SetAndDone = ({ childId, onReview }: DoneProps) => {
  const { data = [] } = useQuery(childWorkQuery(childId));
  const done = workDone(data);
  if (done.length === 0) return <p className={classes.about}>Work that’s done shows here with its score.</p>;
  return <WorkList label="Set work that is done" work={done.slice(0, newest)} onReview={onReview} />;
};

/** What was set and is done; nothing where nothing is. */
export const DoneWork = ({ childId, onReview }: DoneProps) => {
  const { data = [] } = useQuery(childWorkQuery(childId));
  const done = workDone(data);
  if (done.length === 0) return null;
  return (
    <>
      <h3 className={classes.heading}>Work that was set</h3>
      <WorkList label="Set work that is done" work={done} onReview={onReview} />
      <h3 className={classes.heading}>Every assessment</h3>
    </>
  );
};
