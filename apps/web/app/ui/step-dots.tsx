import classes from './step-dots.module.css';

type Props = {
  /** How many there are. */
  readonly total: number;
  /** Which one is on the screen, from 0. */
  readonly index: number;
  /** How many are done. */
  readonly done: number;
};

/** How far along, for the eye: the words "Question 3 of 10" stand beside it. */
export const StepDots = ({ total, index, done }: Props) => (
  <div className={classes.dots} aria-hidden>
    {Array.from({ length: total }, (_, at) => (
      <span key={at} className={classes.dot} data-state={at === index ? 'here' : at < done ? 'done' : 'ahead'} />
    ))}
  </div>
);
