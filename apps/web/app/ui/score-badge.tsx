import classes from './score-badge.module.css';

const good = 80;
const fair = 60;

const band = (percent: number) => {
  if (percent >= good) return { tone: 'good', words: 'Strong' } as const;
  if (percent >= fair) return { tone: 'fair', words: 'Getting there' } as const;
  return { tone: 'low', words: 'Needs practice' } as const;
};

/** A score as a number with its word: 80 and above, 60 and above, below. Never colour alone. */
export const ScoreBadge = ({ percent, words = true }: { readonly percent: number; readonly words?: boolean }) => {
  const { tone, words: text } = band(percent);
  return (
    <span className={classes.badge} data-tone={tone}>
      <strong>{Math.round(percent)}%</strong>
      <span className={words ? undefined : classes.hidden}> {text}</span>
    </span>
  );
};
