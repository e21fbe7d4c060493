import type { ReactNode } from 'react';
import { historyBand, scoreBand } from '@hedgerow/domain/scoring';
import classes from './score-badge.module.css';

const bands = {
  high: { tone: 'good', words: 'Strong' },
  middle: { tone: 'fair', words: 'Getting there' },
  low: { tone: 'low', words: 'Needs practice' },
} as const;

const Badge = ({ percent, tone, children }: { readonly percent: number; readonly tone: string; readonly children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    <strong>{Math.round(percent)}%</strong>
    {children}
  </span>
);

/** A score as a number with its word: 80 and above, 60 and above, below. Never colour alone. */
export const ScoreBadge = ({ percent, words = true }: { readonly percent: number; readonly words?: boolean }) => {
  const { tone, words: text } = bands[scoreBand(percent)];
  return (
    <Badge percent={percent} tone={tone}>
      <span className={words ? undefined : classes.hidden}> {text}</span>
    </Badge>
  );
};

/** A score in a pupil's own list: a pass from 70, and no red below it. */
export const HistoryScore = ({ percent }: { readonly percent: number }) => {
  const isPass = historyBand(percent) === 'pass';
  return (
    <Badge percent={percent} tone={isPass ? 'good' : 'fair'}>
      <span className={classes.hidden}> {isPass ? 'Passed' : 'Keep practising'}</span>
    </Badge>
  );
};

/** In place of a score, of what had not one answer: nothing of it was wrong. */
export const NewBadge = ({ isOwn }: { readonly isOwn: boolean }) => (
  <span className={classes.badge} data-tone="new">
    {isOwn ? 'New to me' : 'New to them'}
  </span>
);
