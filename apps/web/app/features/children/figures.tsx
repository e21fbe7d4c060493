import type { ProgressSummary } from '@hedgerow/contracts/progress';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import classes from './figures.module.css';

type FigureProps = { readonly label: string; readonly value: ReactNode; readonly note: string };

/** One number with what it is and what it is not. */
export const Figure = ({ label, value, note }: FigureProps) => (
  <div className={classes.figure}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.value}>{value}</dd>
    <dd className={classes.note}>{note}</dd>
  </div>
);

/** "1 day", "2 days". */
export const counted = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;
/** Work that was opened and not answered is no answer to go by. */
export const noAnswersYet = (name: string): string =>
  `No answers to go by yet. Once ${name} has answered some questions, you see here what goes well and what needs practice.`;
export const days = (many: number): string => counted(many, 'day');

/** docs/product/families.md#the-parents-dashboard: today against everything, measured minutes, streaks, what was made and uploaded. */
type Props = {
  readonly progress: ProgressSummary;
  /** How many there are; undefined where that could not be read. */
  readonly guides: number | undefined;
  readonly files: number | undefined;
};

export const Figures = ({ progress, guides, files }: Props) => {
  const { averageScore, dailyMinutes, currentStreak, longestStreak, totalAssessments, totalPoints, dailyComparison: daily } = progress;
  return (
    <Panel title="Today and in total">
      <dl className={classes.figures}>
        <Figure
          label="Assessments"
          value={`${daily.assessmentsToday} today`}
          note={totalAssessments === 0 ? 'None finished yet' : `${daily.assessmentsTotal} in total`}
        />
        <Figure
          label="Points"
          value={`${daily.pointsToday} today`}
          note={totalPoints === 0 ? 'None earned yet' : `${daily.pointsTotal} in total`}
        />
        <Figure label="Minutes today" value={dailyMinutes} note="Active minutes, measured" />
        <Figure
          label="Study streak"
          value={days(currentStreak)}
          note={longestStreak === 0 ? 'Begins with the first finished activity' : `Longest so far: ${days(longestStreak)}`}
        />
        <Figure
          label="Average score"
          value={averageScore === null ? 'No scores yet' : `${averageScore}%`}
          note={averageScore === null ? 'Shows after the first assessment' : 'Across all assessments'}
        />
        <Figure
          label="Revision guides"
          value={guides ?? 'Not known'}
          note={files === undefined ? 'We could not load the files' : `${counted(files, 'file')} uploaded`}
        />
      </dl>
    </Panel>
  );
};
