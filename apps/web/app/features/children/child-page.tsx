import type { Child } from '@hedgerow/contracts/families';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { formatTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { activityQuery, assessmentsQuery, filesQuery, guidesQuery, progressQuery } from './api.ts';
import { counted, Figures } from './figures.tsx';
import { finishedByDay, insightOf } from './insight.ts';
import { InsightPanel } from './insight-panel.tsx';
import { ReadState } from './read-state.tsx';
import { SubjectTable } from './subject-table.tsx';
import { type Work, WorkCards } from './work-cards.tsx';
import classes from './child-page.module.css';

type Props = {
  readonly child: Child;
  readonly onOverview: () => void;
  readonly onWork: (work: Work, startAt?: string) => void;
};

const Waiting = ({ lines }: { readonly lines: number }) => (
  <Panel>
    <LinesSkeleton lines={lines} />
  </Panel>
);

const learnNow = (guides: number, files: number): string =>
  guides + files === 0 ? 'No guides or files yet' : `${counted(guides, 'guide')}, ${counted(files, 'file')}`;

type Counts = { readonly guides: number | undefined; readonly files: number | undefined };

const useWorkNow = (childId: string, { guides, files }: Counts): Readonly<Record<Work, string>> => {
  const { data: assessments } = useQuery(assessmentsQuery(childId));
  const { data: progress } = useQuery(progressQuery(childId));
  const average = progress?.averageScore ?? undefined;
  const noScores = progress === undefined ? '' : 'No scores yet';
  return {
    learn: guides === undefined || files === undefined ? '' : learnNow(guides, files),
    track: average === undefined ? noScores : `Average ${average}%`,
    test: assessments ? `${assessments.filter(({ isCompleted }) => isCompleted).length} completed` : '',
  };
};

const Insights = ({ child: { id, firstName }, onWork }: Pick<Props, 'child' | 'onWork'>) => {
  const assessments = useQuery(assessmentsQuery(id));
  const activity = useQuery(activityQuery(id));
  const failed = [assessments, activity].find(({ error, data }) => error !== null && data === undefined);
  if (failed) {
    const again = () => void Promise.all([assessments.refetch(), activity.refetch()]);
    return <ErrorState title={`We could not read how ${firstName} is doing`} error={failed.error} onRetry={again} />;
  }
  if (!assessments.data || !activity.data) return <Waiting lines={7} />;
  // The figures are those of the moment in which they were read.
  const read = new Date(Math.max(assessments.dataUpdatedAt, activity.dataUpdatedAt));
  return (
    <InsightPanel
      name={firstName}
      insight={insightOf(firstName, assessments.data, activity.data, read)}
      days={finishedByDay(activity.data, read)}
      onTogether={(assessmentId) => onWork('track', assessmentId)}
    />
  );
};

/** The learning progress of the selected child (document 3 section 2): what to do tonight first, then the figures. */
export const ChildPage = ({ child, onOverview, onWork }: Props) => {
  const { id, firstName, yearGroup, school } = child;
  const progress = useQuery(progressQuery(id));
  const counts = { guides: useQuery(guidesQuery(id)).data?.length, files: useQuery(filesQuery(id)).data?.length };
  const now = useWorkNow(id, counts);
  return (
    <>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.name} tabIndex={-1} id="child-heading">
            {firstName}’s learning
          </h2>
          <p className={classes.soft}>
            {yearGroup}
            {school === null ? '' : `, ${school}`}
            {progress.data && `. Up to date at ${formatTime(progress.dataUpdatedAt)}.`}
          </p>
        </div>
        <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onOverview}>
          Back to Overview
        </Button>
      </div>
      <Insights child={child} onWork={onWork} />
      <WorkCards name={firstName} now={now} onOpen={(work) => onWork(work)} />
      <ReadState query={progress} failed="The figures could not be read" waiting={<Waiting lines={8} />}>
        {(summary) => (
          <>
            <Figures progress={summary} {...counts} />
            <SubjectTable subjects={summary.subjectBreakdown} name={firstName} />
          </>
        )}
      </ReadState>
    </>
  );
};
