import { VisuallyHidden } from '@mantine/core';
import type { Child } from '@hedgerow/contracts/families';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatTime } from '../../lib/dates.ts';
import { DeferRender } from '../../ui/defer-render.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CardsSkeleton, LinesSkeleton } from '../../ui/skeletons.tsx';
import { AiLogButton } from './ai-log-button.tsx';
import { activityQuery, assessmentsQuery, filesQuery, guidesQuery, insightQuery, progressQuery } from './api.ts';
import { counted, Figures } from './figures.tsx';
import { type DayCount, finishedByDay, weekWords } from './insight.ts';
import { DayBars, InsightPanel } from './insight-panel.tsx';
import { ReadState } from './read-state.tsx';
import { SubjectTable } from './subject-table.tsx';
import { type Work, WorkCards } from './work-cards.tsx';
import classes from './child-page.module.css';

const WhoSees = lazy(() => import('./who-sees.tsx').then((module) => ({ default: module.WhoSees })));
const DailyLimit = lazy(() => import('./daily-limit.tsx').then(({ DailyLimit: it }) => ({ default: it })));
const ChildSwitches = lazy(() => import('./child-switches.tsx').then(({ ChildSwitches: it }) => ({ default: it })));

const PlanOfDay = lazy(() => import('./plan-of-day.tsx').then((module) => ({ default: module.PlanOfDay })));
const EvidencePanel = lazy(() => import('./evidence-panel.tsx').then((module) => ({ default: module.EvidencePanel })));

type Props = {
  readonly child: Child;
  readonly onOverview: () => void;
  readonly onWork: (work: Work, startAt?: string) => void;
  /** Stands below the figures once they are there. */
  readonly children?: ReactNode;
  /** Rare things, behind one line with the settings. */
  readonly settings?: ReactNode;
};

/** As tall as what comes, so that nothing moves when it comes. */
const Waiting = () => (
  <div className={classes.waiting} aria-live="polite">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Panel>
      <LinesSkeleton lines={9} />
    </Panel>
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

type InsightsProps = Pick<Props, 'child'> & { readonly reads: Reads; readonly onTogether: (assessmentId: string) => void };

const Insights = ({
  child: { id, firstName: name, currentPlan: plan },
  reads: { activity, insight: evidence },
  onTogether,
}: InsightsProps) => {
  if (!activity.data)
    return <ErrorState title={`We could not read how ${name} is doing`} error={activity.error} onRetry={() => void activity.refetch()} />;
  // The figures are those of the moment in which they were read.
  const read = new Date(activity.dataUpdatedAt);
  return (
    <InsightPanel name={name} week={weekWords(name, activity.data, read)}>
      <ReadState query={evidence} failed={`What ${name}’s answers say could not be read`}>
        {(data) => (
          <Suspense fallback={<LinesSkeleton lines={9} />}>
            <EvidencePanel name={name} childId={id} insight={data} canSet={planAllows(plan, 'practice')} onReview={onTogether} />
          </Suspense>
        )}
      </ReadState>
    </InsightPanel>
  );
};

const Everything = ({ child, name, reads, onWork }: Pick<Props, 'child' | 'onWork'> & { readonly name: string; readonly reads: Reads }) => (
  <>
    <Insights child={child} reads={reads} onTogether={(assessmentId) => onWork('track', assessmentId)} />
    <DeferRender>
      {planAllows(child.currentPlan, 'today_recommendations') && (
        <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={280} />}>
          <PlanOfDay childId={child.id} name={name} />
        </RenderWhenVisible>
      )}
      <WorkCards name={name} now={workNow(reads)} onOpen={(work) => onWork(work)} />
      <Fold title="Figures and subjects">
        <WeekBars reads={reads} />
        <ReadState query={reads.progress} failed="The figures could not be read">
          {(summary) => (
            <>
              <Figures progress={summary} guides={reads.guides.data?.length} files={reads.files.data?.length} />
              <SubjectTable subjects={summary.subjectBreakdown} name={name} />
            </>
          )}
        </ReadState>
      </Fold>
    </DeferRender>
  </>
);

/** The learning progress of the selected child (docs/product/families.md#the-parents-dashboard): what to do tonight first, then the figures. */
export const ChildPage = ({ child, onOverview, onWork, children, settings }: Props) => {
  const { id, firstName, yearGroup, school } = child;
  const reads = useChildReads(id);
  const { dataUpdatedAt } = reads.progress;
  return (
    <>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.name} tabIndex={-1} id="child-heading">
            {firstName}’s learning
          </h2>
          <p className={classes.soft}>{school === null ? yearGroup : `${yearGroup}, ${school}`}</p>
          <p className={classes.soft}>{dataUpdatedAt > 0 && `Up to date at ${formatTime(dataUpdatedAt)}`}</p>
        </div>
        <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onOverview}>
          Back to Overview
        </Button>
      </div>
      {Object.values(reads).some(({ isPending }) => isPending) ? (
        <Waiting />
      ) : (
        <>
          <Everything child={child} name={firstName} reads={reads} onWork={onWork} />
          <DeferRender>
            {children}
            <Fold title="Settings and records">
              {settings}
              <RenderWhenVisible placeholder={<LinesSkeleton lines={6} />}>
                <div className={classes.settings}>
                  <ChildSwitches key={id} child={child} />
                  <DailyLimit key={`${id}-limit`} child={child} />
                </div>
              </RenderWhenVisible>
              <AiLogButton childId={id} name={firstName} />
              <RenderWhenVisible placeholder={null}>
                <WhoSees key={id} childId={id} name={firstName} />
              </RenderWhenVisible>
            </Fold>
          </DeferRender>
        </>
      )}
    </>
  );
};
