import type { ClassAnalytics, ClassMisconception, TeacherClass } from '@hedgerow/contracts/classes';
import { classWords, readinessLevels } from '@hedgerow/domain/class-figures';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import desk from '../../ui/desk.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ShownBy } from '../../ui/pupil-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { analyticsQuery } from './api.ts';
import classes from './analytics.module.css';

/** Sets a few questions against a misconception; given by the page, because setting work is another feature. None for who may only look. */
type FollowUpPart = {
  readonly FollowUp:
    | ComponentType<{
        readonly classId: string;
        readonly misconception: Pick<ClassMisconception, 'topicId' | 'misconceptionId' | 'topic'>;
        readonly childIds: readonly string[];
      }>
    | undefined;
};

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const Readiness = ({ shown: { students, subjectName, keyStage } }: { readonly shown: TeacherClass }) => {
  const known = students.filter(({ examReadiness }) => examReadiness !== null);
  if (known.length === 0) return null;
  const { label, levels } = classWords(keyStage);
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>
        {label} in {subjectName}
      </h3>
      {readinessLevels.map((level) => {
        const count = known.filter(({ examReadiness }) => examReadiness === level).length;
        return (
          <ProgressBar key={level} label={levels[level]} percent={(100 * count) / known.length} text={`${count} of ${known.length}`} />
        );
      })}
    </section>
  );
};

const Topics = ({ topics }: Pick<ClassAnalytics, 'topics'>) => (
  <section className={classes.part}>
    <h3 className={classes.heading}>Topics, the hardest first</h3>
    <ul className={classes.list}>
      {topics
        .toSorted((one, other) => one.correct - other.correct)
        .map(({ topicId, title, correct, answers, pupils }) => (
          <li key={topicId}>
            <ProgressBar label={title} percent={correct} text={`${correct}% right`} />
            <span className={desk.soft}>{`${many(answers, 'answer')} of ${many(pupils, 'pupil')}`}</span>
          </li>
        ))}
    </ul>
  </section>
);

type BeliefProps = FollowUpPart & { readonly classId: string; readonly misconception: ClassMisconception };

const Belief = ({ classId, misconception: { belief, correction, pupils, ...known }, FollowUp }: BeliefProps) => (
  <li className={classes.belief}>
    <strong>
      <RichText inline html={belief} />
    </strong>
    <span>
      In fact: <RichText inline html={correction} />
    </span>
    <span className={desk.soft}>{known.topic}</span>
    <ShownBy classId={classId} pupils={pupils} />
    {FollowUp !== undefined && <FollowUp classId={classId} misconception={known} childIds={pupils.map(({ id }) => id)} />}
  </li>
);

/** Those that most pupils showed; nobody talks about ten in one lesson. */
const beliefsShown = 4;

const Misconceptions = ({ misconceptions, ...rest }: Pick<ClassAnalytics, 'misconceptions'> & Omit<BeliefProps, 'misconception'>) => {
  const all = misconceptions.map((one) => <Belief key={`${one.topicId} ${one.misconceptionId}`} misconception={one} {...rest} />);
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>Misconceptions to talk about</h3>
      {all.length === 0 && <p className={desk.soft}>None found yet.</p>}
      <ul className={classes.list}>{all.slice(0, beliefsShown)}</ul>
      {all.length > beliefsShown && (
        <details className={classes.more}>
          <summary>{`${all.length - beliefsShown} more`}</summary>
          <ul className={classes.list}>{all.slice(beliefsShown)}</ul>
        </details>
      )}
    </section>
  );
};

type AnalyticsProps = FollowUpPart & { readonly shown: TeacherClass };

/** What the answers of the last twelve weeks say, in the subject of the class. */
const Analytics = ({ shown, FollowUp }: AnalyticsProps) => {
  const { data, error, isFetching, refetch } = useQuery(analyticsQuery(shown.id));
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={8} />
    ) : (
      <ErrorState title="We could not load the analytics" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (data.topics.length === 0)
    return (
      <EmptyState order={3} scene={<SeedlingScene />} title="No data yet">
        Topics and misconceptions show here once pupils have answered questions in {shown.subjectName}. A class assessment is a quick way to
        begin.
      </EmptyState>
    );
  return (
    <>
      <p className={desk.soft}>{`From answers in ${shown.subjectName} in the last twelve weeks.`}</p>
      <Readiness shown={shown} />
      <Misconceptions classId={shown.id} FollowUp={FollowUp} misconceptions={data.misconceptions} />
      <Topics topics={data.topics} />
    </>
  );
};

/** Class Analytics on a page of their own. */
export const AnalyticsPanel = (props: AnalyticsProps) => (
  <Panel title="Class Analytics">
    <Analytics {...props} />
  </Panel>
);

type Props = AnalyticsProps & { readonly opened: boolean; readonly onClose: () => void };

/** Class Analytics, over the page on which a teacher is. */
export const AnalyticsDialog = ({ opened, onClose, shown, FollowUp }: Props) => (
  <Dialog wide opened={opened} onClose={onClose} title={`Class Analytics: ${shown.name}`}>
    <Analytics shown={shown} FollowUp={FollowUp} />
  </Dialog>
);
