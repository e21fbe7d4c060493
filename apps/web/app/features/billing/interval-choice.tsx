import { type Interval, monthsPaidAYear } from '@hedgerow/domain/plans';
import classes from './interval-choice.module.css';

type Props = {
  readonly interval: Interval;
  readonly onChange: (interval: Interval) => void;
  /** Why a year cannot be chosen now. */
  readonly yearClosed?: string | undefined;
};

const ways = [
  { interval: 'month', name: 'Every month', words: 'Cancel anytime, month by month.' },
  { interval: 'year', name: 'Once a year', words: `12 months for the price of ${monthsPaidAYear}.` },
] as const;

/** How often is paid: the prices on the page follow it (docs/decisions/0031-a-year-for-ten-months.md). */
export const IntervalChoice = ({ interval, onChange, yearClosed }: Props) => (
  <fieldset className={classes.choice}>
    <legend className={classes.legend}>How would you like to pay?</legend>
    {ways.map((way) => {
      const closed = way.interval === 'year' && yearClosed !== undefined;
      return (
        <label key={way.interval} className={classes.way} data-closed={closed}>
          <input
            type="radio"
            name="pay-interval"
            value={way.interval}
            checked={interval === way.interval}
            disabled={closed}
            onChange={() => onChange(way.interval)}
          />
          <strong>{way.name}</strong>
          <span className={classes.words}>{closed ? yearClosed : way.words}</span>
        </label>
      );
    })}
  </fieldset>
);
