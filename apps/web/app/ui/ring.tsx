import classes from './charts.module.css';

type Props = {
  /** "Maths" */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Inside the ring; the percentage unless given. */
  readonly text?: string;
  /** Width in px. */
  readonly size?: number;
};

const around = 2 * Math.PI * 42;

/** A share as a ring, always with its figure inside. Takes `--subject` from where it stands. */
export const Ring = ({ label, percent, text = `${Math.round(percent)}%`, size = 96 }: Props) => (
  <svg viewBox="0 0 100 100" width={size} height={size} role="img" aria-label={`${label}: ${text}`}>
    <circle cx="50" cy="50" r="42" className={classes.ringTrack} />
    <circle
      cx="50"
      cy="50"
      r="42"
      className={classes.ring}
      strokeDasharray={`${(Math.min(100, Math.max(0, percent)) / 100) * around} ${around}`}
      transform="rotate(-90 50 50)"
    />
    <text x="50" y="57" className={classes.ringText}>
      {text}
    </text>
  </svg>
);
