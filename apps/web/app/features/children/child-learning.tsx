import { VisuallyHidden } from '@mantine/core';
import type { Child } from '@hedgerow/contracts/families';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeferRender } from '../../ui/defer-render.tsx';
import { eagerLazy } from '../../ui/eager-lazy.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton, LinesSkeleton } from '../../ui/skeletons.tsx';
import { activityQuery, assessmentsQuery, filesQuery, guidesQuery, insightQuery, progressQuery } from './api.ts';
import classes from './child-learning.module.css';
import { counted, Figures } from './figures.tsx';
import { type DayCount, finishedByDay } from './insight.ts';
import { DayBars } from './day-bars.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SubjectTable } from './subject-table.tsx';
import { type Work, WorkCards } from './work-cards.tsx';

const EvidencePanel = eagerLazy(() => import('./evidence-panel.tsx').then((module) => module.EvidencePanel));

type Props = {
  readonly child: Child;
  readonly onWork: (work: Work, startAt?: string) => void;
  /** Stands below once the topics are there. */
  readonly children?: ReactNode;
};

/** As tall as what comes, so that nothing moves when it comes. */
const Waiting = () => (
  <div className={classes.waiting} aria-live="polite">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <CardsSkeleton count={3} height={110} />
    <Panel>
      <LinesSkeleton lines={9} />
    </Panel>
  </div>
);

const useChildReads = (id: string) => ({
  progress: useQuery(progressQuery(id)),
  activity: useQuery(activityQuery(id)),
  assessments: useQuery(assessmentsQuery(id)),
  guides: useQuery(guidesQuery(id)),
  files: useQuery(filesQuery(id)),
  insight: useQuery(insightQuery(id)),
});
type Reads = ReturnType<typeof useChildReads>;

const learnNow = (guides: number, files: number): string =>
  [guides > 0 ? counted(guides, 'guide') : '', files > 0 ? counted(files, 'file') : ''].filter((part) => part !== '').join(', ') ||
  'No guides or files yet';

const trackNow = (average: number | null): string => (average === null ? 'No scores yet' : `Average ${average}%`);

/** What is behind each door now; nothing where it could not be read. */
const workNow = ({ progress, assessments, guides, files }: Reads): Readonly<Record<Work, string>> => ({
  learn: guides.data && files.data ? learnNow(guides.data.length, files.data.length) : '',
  track: progress.data ? trackNow(progress.data.averageScore) : '',
  test: assessments.data ? `${assessments.data.filter(({ isCompleted }) => isCompleted).length} completed` : '',
});

const some = (days: readonly DayCount[]): boolean => days.some(({ count }) => count > 0);

/** The minutes of the week, or what was finished where no minute was counted. */
const WeekBars = ({ reads: { insight, activity } }: { readonly reads: Reads }) => {
  const minutes = (insight.data?.minutesByDay ?? []).map(({ day, minutes: count }) => ({ day, count }));
  const finished = finishedByDay(activity.data ?? [], new Date(activity.dataUpdatedAt));
  if (some(minutes)) return <DayBars caption="Active minutes each day" days={minutes} />;
  return some(finished) ? <DayBars caption="Activities finished each day" days={finished} /> : null;
};

/** Three doors, every topic that was practised, and the figures. */
export const ChildLearning = ({ child: { id, firstName: name, currentPlan }, onWork, children }: Props) => {
  const reads = useChildReads(id);
  if (Object.values(reads).some(({ isPending }) => isPending)) return <Waiting />;
  return (
    <>
      <WorkCards name={name} now={workNow(reads)} onOpen={(work) => onWork(work)} />
      <Panel title="Topics">
        <QueryView query={reads.insight} failed={`We could not load ${name}’s topics`}>
          {(insight) => <EvidencePanel name={name} childId={id} insight={insight} canSet={planAllows(currentPlan, 'practice')} />}
        </QueryView>
      </Panel>
      <DeferRender>
        <Fold title="Figures and subjects">
          <WeekBars reads={reads} />
          <QueryView query={reads.progress} failed="We could not load the figures">
            {(summary) => (
              <>
                <Figures progress={summary} guides={reads.guides.data?.length} files={reads.files.data?.length} />
                <SubjectTable subjects={summary.subjectBreakdown} name={name} />
              </>
            )}
          </QueryView>
        </Fold>
        {children}
      </DeferRender>
    </>
  );
};
