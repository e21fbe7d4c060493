import type { DepartmentClass } from '@hedgerow/contracts/school-duties';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { PathScene, SeedlingScene } from '../../ui/art/scenes.tsx';
import desk from '../../ui/desk.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { departmentQuery } from './api.ts';
import classes from './duties.module.css';
import { HomeworkCounts, WeakObjectives } from './weak-objectives.tsx';

const counted = (count: number): string => (count === 1 ? '1 pupil' : `${count} pupils`);

const OneClass = ({ one }: { readonly one: DepartmentClass }) => {
  const { name, yearGroup, teacher, pupils, homework, averageScore, objectives, misconceptions } = one;
  return (
    <Panel title={name}>
      <div className={classes.facts}>
        <span className={desk.soft}>{`${yearGroup}, ${teacher}, ${counted(pupils)}`}</span>
        {averageScore === null ? <span className={desk.soft}>No scores yet</span> : <ScoreBadge percent={averageScore} />}
        <HomeworkCounts homework={homework} />
      </div>
      <div className={classes.halves}>
        <div>
          <h3 className={classes.heading}>Weakest objectives</h3>
          <WeakObjectives objectives={objectives} />
        </div>
        <div>
          <h3 className={classes.heading}>Misconceptions</h3>
          {misconceptions.length === 0 && <p className={desk.soft}>None in the last twelve weeks.</p>}
          <ul className={classes.list}>
            {misconceptions.map(({ topic, belief, correction, pupils: many }) => (
              <li key={`${topic} ${belief}`}>
                <strong>
                  <RichText inline html={belief} />
                </strong>
                <span>
                  In fact: <RichText inline html={correction} />
                </span>
                <span className={desk.soft}>{`${topic}, shown by ${counted(many)}`}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
};

/** All classes of a subject in the school, for whoever leads it: figures, and no pupil by name. */
export const DepartmentPage = ({ subject }: { readonly subject: string }) => {
  const { data, error, isFetching, refetch } = useQuery(departmentQuery(subject));
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid'))
    return (
      <EmptyState order={1} scene={<PathScene />} title="You do not lead this subject">
        Your school’s administrator says who leads a subject, under Staff.
      </EmptyState>
    );
  if (data === undefined)
    return error === null ? (
      <CardsSkeleton count={3} height={200} />
    ) : (
      <ErrorState title="We could not load the classes" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <div className={classes.page}>
      <PageHeader
        title={`All classes in ${data.subjectName}`}
        lead="Homework from the last three weeks and answers from the last twelve. We count a family only once they agree to this page."
      />
      {data.classes.length === 0 && (
        <EmptyState order={2} scene={<SeedlingScene />} title="No classes yet">
          Classes in this subject show here once the administrator has made them.
        </EmptyState>
      )}
      {data.classes.map((one) => (
        <OneClass key={one.id} one={one} />
      ))}
    </div>
  );
};
