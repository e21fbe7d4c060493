import type { StudentStats } from '@hedgerow/contracts/progress';
import { streakPicture } from '@hedgerow/domain/streak-powers';
import { averageBand } from '@hedgerow/domain/scoring';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import classes from './adventure.module.css';
import { averageMessage, averageWords, dailyPointsWords } from './kind-words.ts';
import { LevelPicture, ScorePicture, StarsPicture, StreakPicture } from './stat-pictures.tsx';
import { StatCard } from './stat-card.tsx';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** docs/product/rewards.md#points: level with progress, current streak with the best one, total points, average score. */
export const StatsPanel = ({ stats }: { readonly stats: StudentStats }) => (
  <ul className={classes.stats} aria-label="My figures">
    <StatCard tone="leaf" label={`Level ${stats.level}`} value={stats.levelName} picture={<LevelPicture />}>
      <ProgressBar
        label={`To level ${stats.level + 1}`}
        percent={(stats.pointsIntoLevel / Math.max(1, stats.levelPoints)) * 100}
        text={`${stats.pointsIntoLevel} of ${stats.levelPoints}`}
      />
    </StatCard>
    {stats.streaksOn && (
      <StatCard
        tone="sky"
        label="My streak"
        value={stats.currentStreak === 0 ? 'Ready when you are' : days(stats.currentStreak)}
        picture={<StreakPicture grown={streakPicture(stats.currentStreak)} />}
      >
        {stats.longestStreak > 0 && `My best: ${days(stats.longestStreak)}`}
      </StatCard>
    )}
    <StatCard tone="sun" label="My points" value={stats.totalPoints.toLocaleString('en-GB')} picture={<StarsPicture />}>
      {stats.dailyPoints > 0 && `Today: ${stats.dailyPoints}. `}
      {dailyPointsWords(stats.dailyPoints)}.
    </StatCard>
    <StatCard
      tone="hawthorn"
      label="Average score"
      value={averageWords(stats)}
      picture={<ScorePicture sparkles={stats.hasScores && averageBand(Number(stats.averageScore)) === 'sparkling'} />}
    >
      {averageMessage(stats, 'playful')}
    </StatCard>
  </ul>
);
