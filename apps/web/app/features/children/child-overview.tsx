import { VisuallyHidden } from '@mantine/core';
import type { Child } from '@hedgerow/contracts/families';
import type { ChildInsight } from '@hedgerow/contracts/insight';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { eagerLazy } from '../../ui/eager-lazy.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { activityQuery, insightQuery, todayQuery } from './api.ts';
import { headingOf } from './child-heading.ts';
import classes from './child-overview.module.css';
import { counted, noAnswersYet } from './figures.tsx';
import { type DayCount, finishedByDay, weekWords } from './insight.ts';
import { PlanOfDay } from './plan-of-day.tsx';
import { SetLine } from './set-line.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Formulas and subjects' colours come with these, while the answers are read. */
const Tonight = eagerLazy(() => import('./tonight.tsx').then((module) => module.Tonight));
const TopThrees = eagerLazy(() => import('./top-threes.tsx').then((module) => module.TopThrees));

/** How many children there are to see side by side; one alone is on the page already. */
type Everybody = { readonly family: number; readonly onOverview: () => void };
type HeadProps = Everybody & { readonly child: Child; readonly updatedAt: number };

const Head = ({ child: { id, firstName, yearGroup, school }, updatedAt, family, onOverview }: HeadProps) => (
  <div className={classes.head} data-beside>
    <div className={classes.words}>
      <h2 className={classes.name} tabIndex={-1} id={headingOf(id)}>
        {firstName}’s learning
      </h2>
      <p className={classes.soft}>
        {school === null ? yearGroup : `${yearGroup}, ${school}`}
        {updatedAt > 0 && `. Up to date at ${formatTime(updatedAt)}`}
      </p>
    </div>
    {family > 1 && (
      <Button kind="text" icon={<IconUsers size={20} aria-hidden />} onClick={onOverview}>
        {family === 2 ? 'See both children' : 'See all children'}
      </Button>
    )}
  </div>
);

/** As tall as what comes, so that nothing moves when it comes. */
const Waiting = () => (
  <div className={classes.waiting} aria-live="polite">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Panel>
      <LinesSkeleton lines={9} />
    </Panel>
    <Panel>
      <LinesSkeleton lines={9} />
    </Panel>
  </div>
);

const some = (days: readonly DayCount[]): boolean => days.some(({ count }) => count > 0);

/** The minutes of the week, or what was finished where no minute was counted. */
const Week = ({ minutes, finished }: { readonly minutes: ChildInsight['minutesByDay']; readonly finished: readonly DayCount[] }) => {
  const measured = minutes.map(({ day, minutes: count }) => ({ day, count }));
  if (some(measured)) return <WeekStrip caption="Active minutes each day" days={measured} />;
  return <WeekStrip caption="Activities finished each day" days={finished} />;
};

/** A first evening: how the child comes in, in the place of figures that are all nought. */
const HowToBegin = ({ child: { id, firstName, studentUsername } }: { readonly child: Child }) => (
  <p className={classes.week}>
    To begin, {firstName} signs in at <strong translate="no">{`${location.host}/login`}</strong>
    {studentUsername !== null && (
      <>
        {' '}
        as <strong translate="no">{studentUsername}</strong>
      </>
    )}
    . <Link to={{ pathname: '/parent/settings', search: `?child=${id}` }}>Lost the password?</Link>
  </p>
);

type Props = Everybody & {
  readonly child: Child;
  /** Something else on the page comes first. */
  readonly quiet: boolean;
  readonly onReview: (assessmentId: string, only: readonly number[]) => void;
};

/** How a child is doing on one screen (docs/product/families.md#the-parents-dashboard): what to do tonight, the week, three of each kind, and today's plan. */
export const ChildOverview = ({ child, family, quiet, onOverview, onReview }: Props) => {
  const { id, firstName: name, currentPlan } = child;
  const hasPlan = planAllows(currentPlan, 'today_recommendations');
  const activity = useQuery(activityQuery(id));
  const insight = useQuery(insightQuery(id));
  const today = useQuery({ ...todayQuery(id), enabled: hasPlan });
  if (activity.isPending || insight.isPending || today.isLoading)
    return (
      <>
        <Head child={child} updatedAt={0} family={family} onOverview={onOverview} />
        <Waiting />
      </>
    );
  const failed = [activity, insight].find(({ data }) => data === undefined);
  if (failed || !activity.data || !insight.data)
    return (
      <>
        <Head child={child} updatedAt={0} family={family} onOverview={onOverview} />
        <ErrorState
          title={`We could not load how ${name} is doing`}
          error={failed?.error ?? null}
          busy={failed?.isFetching ?? false}
          onRetry={() => void failed?.refetch()}
        />
      </>
    );
  // The figures are those of the moment in which they were read.
  const read = new Date(activity.dataUpdatedAt);
  const { together, basedOnAnswers, minutesByDay } = insight.data;
  const began = activity.data.length > 0 || basedOnAnswers > 0 || minutesByDay.some(({ minutes }) => minutes > 0);
  return (
    <>
      <Head child={child} updatedAt={activity.dataUpdatedAt} family={family} onOverview={onOverview} />
      <div className={classes.grid}>
        <div className={classes.body}>
          {together && <Tonight talk={together} kind={quiet ? 'quiet' : 'main'} onReview={onReview} />}
          <Panel title={`How ${name} is doing`}>
            <div className={classes.body}>
              <p className={classes.week}>
                {weekWords(name, activity.data, read)}{' '}
                {basedOnAnswers > 0 && (
                  <span className={classes.soft}>From {counted(basedOnAnswers, 'answer')} in the last four months.</span>
                )}
              </p>
              <SetLine childId={id} />
              {began ? <Week minutes={minutesByDay} finished={finishedByDay(activity.data, read)} /> : <HowToBegin child={child} />}
              {began && basedOnAnswers === 0 && <p className={classes.soft}>{noAnswersYet(name)}</p>}
            </div>
          </Panel>
        </div>
        {basedOnAnswers > 0 && (
          <div className={classes.whole}>
            <Panel>
              <TopThrees childId={id} name={name} insight={insight.data} canSet={planAllows(currentPlan, 'practice')} />
            </Panel>
          </div>
        )}
        {hasPlan && <PlanOfDay childId={id} name={name} />}
      </div>
    </>
  );
};
