import type { TodayStep } from '@hedgerow/contracts/today';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconClock, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useStage } from '../../ui/stage.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { todayQuery } from './api.ts';
import { BegunQuizzes, EndIt } from './begun-quizzes.tsx';
import { CheckInOffer } from './check-in-offer.tsx';
import { dayWords, emptyDayWords, isAllDone, isBegun, kindWords, nextStep, stepName } from './today-words.ts';
import classes from './today.module.css';

type Props = {
  /** Left out for a parent who looks: they read the day and begin nothing. */
  readonly onStart?: ((step: TodayStep) => void) | undefined;
  /** The ids of the step that is being begun, and of the one that is being ended. */
  readonly starting: string | undefined;
  readonly finishing: string | undefined;
  /** "I have read it": for set work that only the pupil can say is done. */
  readonly onFinish?: ((step: TodayStep) => void) | undefined;
  /** Opens the check-in that places a pupil; left out where the plan has no practice. */
  readonly onCheckIn?: (() => void) | undefined;
  /** Opens a quiz that was begun. */
  readonly onGoOn?: ((assessmentId: string) => void) | undefined;
};

type StepProps = Pick<Props, 'onStart' | 'starting' | 'finishing' | 'onFinish'> & {
  readonly step: TodayStep;
  readonly at: number;
  /** The one that comes next: its button is the main one. */
  readonly isNext: boolean;
};

/** The words before the title have said that it is done. */
const DoneMark = ({ score }: { readonly score: number | null }) =>
  score === null ? (
    <span className={classes.done} aria-hidden>
      Done
    </span>
  ) : (
    <ScoreBadge percent={score} />
  );

const Step = ({ step, at, isNext, onStart, starting, finishing, onFinish }: StepProps) => {
  const { id, kind, title, subject, focus, reason, minutes, done, start, set } = step;
  const words = kindWords[useStage()];
  const name = stepName({ subject, title });
  const note = set?.note ?? '';
  const startWords = isBegun(step) ? 'Carry on' : 'Start';
  const why = useId();
  const [asksWhy, setAsksWhy] = useState(false);
  return (
    <li
      className={classes.step}
      data-done={done}
      data-next={isNext}
      data-one={!isNext && start.with !== 'attempt' && !set?.readable}
      style={subjectStyle(subject ?? 'other')}
    >
      <span className={classes.mark}>
        {done ? <IconCheck size={22} stroke={3} aria-hidden /> : <span aria-hidden>{at + 1}</span>}
        <VisuallyHidden>{done ? 'Done: ' : `Step ${at + 1}: `}</VisuallyHidden>
      </span>
      <span className={classes.words}>
        <span className={classes.facts}>
          <span className={classes.kind}>{words[kind]}</span>
          <span className={classes.minutes}>
            <IconClock size={16} aria-hidden />
            {minutes} min
          </span>
          {!done && (
            <button
              type="button"
              className={classes.why}
              aria-expanded={asksWhy}
              aria-controls={why}
              aria-label={`Why? ${title}`}
              onClick={() => setAsksWhy(!asksWhy)}
            >
              Why?
            </button>
          )}
        </span>
        <span className={classes.title}>{name}</span>
        {focus !== null && <span className={classes.focus}>{focus}</span>}
        {!done && note !== '' && <span className={classes.note}>{note}</span>}
        {!done && (
          <span id={why} className={classes.reason} hidden={!asksWhy}>
            {reason}
          </span>
        )}
      </span>
      <span className={classes.ways}>
        <ReadAloud name={name} words={`${name}. ${done ? 'Done.' : `${focus ?? ''} ${note} ${reason}`}`} />
        {!done && onStart && start.with === 'attempt' && <EndIt id={start.assessmentId} title={title} />}
        {done ? (
          <DoneMark score={set?.score ?? null} />
        ) : (
          onStart && (
            <Button
              kind={isNext && !set?.readable ? 'main' : 'quiet'}
              busy={starting === id}
              disabled={starting !== undefined && starting !== id}
              aria-label={`${startWords}: ${title}`}
              onClick={() => onStart(step)}
            >
              {startWords}
            </Button>
          )
        )}
        {set?.readable && onFinish && (
          <Button icon={<IconCheck size={20} aria-hidden />} busy={finishing === id} onClick={() => onFinish(step)}>
            I have read it
          </Button>
        )}
      </span>
    </li>
  );
};

const AllDone = () => (
  <p className={classes.all}>
    <IconRosetteDiscountCheck size={32} aria-hidden />
    <span>
      <strong>Today’s plan is done. Well done!</strong> You get a new plan tomorrow. If you like, carry on with anything below.
    </span>
  </p>
);

/** docs/product/pupil-home.md#today: a few steps within the study time, ticked by what was finished, each with its reason. */
export const TodaySteps = ({ onCheckIn, onGoOn, ...ways }: Props) => {
  const { data: today, isError, error, isFetching, refetch } = useQuery(todayQuery);
  if (today === undefined) {
    if (!isError) return <LinesSkeleton lines={8} />;
    return <ErrorState title="We could not load today’s plan" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const next = nextStep(today);
  return (
    <>
      {today.offersCheckIn && onCheckIn && <CheckInOffer onBegin={onCheckIn} />}
      {today.steps.length === 0 ? (
        <p className={classes.nothing}>{emptyDayWords(today, 'Nothing is planned for today. Choose anything you like below.')}</p>
      ) : (
        <>
          <p className={classes.sum}>{dayWords(today)}</p>
          <ol className={classes.steps}>
            {today.steps.map((step, at) => (
              <Step key={step.id} step={step} at={at} {...ways} isNext={step.id === next?.id} />
            ))}
          </ol>
        </>
      )}
      {isAllDone(today) && <AllDone />}
      <BegunQuizzes begun={today.begun} onGoOn={onGoOn} />
    </>
  );
};
