import classes from './progress-bar.module.css';

type Props = {
  /** What is measured: "Fractions". */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Shown right of the label; "60%" unless given: "3 of 5". */
  readonly text?: string;
  readonly hideLabel?: boolean;
};

/** How far along, always with its figure. Takes `--subject` from where it stands. */
export const ProgressBar = ({ label, percent, text = `${Math.round(percent)}%`, hideLabel = false }: Props) => (
  <div className={classes.progress}>
    {!hideLabel && (
      <div className={classes.words} aria-hidden>
        <span>{label}</span>
        <span className={classes.figure}>{text}</span>
      </div>
    )}
    <progress className={classes.bar} aria-label={label} aria-valuetext={text} max={100} value={Math.min(100, Math.max(0, percent))} />
  </div>
);
