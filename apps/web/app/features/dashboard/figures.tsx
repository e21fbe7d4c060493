import type { StudentStats } from '@hedgerow/contracts/progress';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import classes from './secondary.module.css';

type Words = {
  readonly daily: string;
  /** Null where a parent switched streaks off. */
  readonly streak: string | null;
  readonly average: string;
  readonly averageNote: string;
};

/** Level, points of the day, streak and average: numbers, and words where there is no number yet. */
export const Figures = ({ stats, words }: { readonly stats: StudentStats; readonly words: Words }) => (
  <Panel title={`Level ${stats.level}`}>
    <ProgressBar
      label={`To level ${stats.level + 1}`}
      percent={(stats.pointsIntoLevel / Math.max(1, stats.levelPoints)) * 100}
      text={`${stats.pointsIntoLevel} of ${stats.levelPoints}`}
    />
    <dl className={classes.figures}>
      <div>
        <dt>Points today</dt>
        <dd>
          {stats.dailyPoints} <small>{words.daily}</small>
        </dd>
      </div>
      {words.streak !== null && (
        <div>
          <dt>Streak</dt>
          <dd>{words.streak}</dd>
        </div>
      )}
      <div>
        <dt>Average score</dt>
        <dd>
          {words.average} <small>{words.averageNote}</small>
        </dd>
      </div>
      <div>
        <dt>Time today</dt>
        <dd>{stats.dailyMinutes} min</dd>
      </div>
    </dl>
  </Panel>
);
