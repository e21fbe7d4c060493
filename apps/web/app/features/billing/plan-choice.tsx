import type { Phase } from '@hedgerow/domain/key-stages';
import { formatRoundPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planPence, plansForPhase } from '@hedgerow/domain/plans';
import { sixthFormForParents } from '@hedgerow/domain/sixth-form';
import classes from './plans.module.css';

type Props = {
  /** Of the first choice: a summary of errors leads there. */
  readonly id: string;
  readonly legend: string;
  readonly phase: Phase;
  /** False where the child is known to be in an earlier year: what Years 12 and 13 have is nothing for them. */
  readonly isSixthForm?: boolean;
  readonly chosen: PaidPlanId | undefined;
  /** How often is paid: the prices are of a month or of a year. */
  readonly interval: Interval;
  readonly error: string | undefined;
  readonly onChoose: (planId: PaidPlanId) => void;
};

/** The plans of one phase as a short list, inside a form. */
export const PlanChoice = ({ id, legend, phase, isSixthForm = true, chosen, interval, error, onChoose }: Props) => (
  <fieldset className={classes.choice} aria-describedby={error === undefined ? undefined : `${id}-error`}>
    <legend className={classes.legend}>{legend}</legend>
    {error !== undefined && (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    )}
    {phase === 'secondary' && isSixthForm && <p className={classes.optionWords}>{sixthFormForParents}</p>}
    {plansForPhase(phase).map((plan, at) => {
      const own = at === 0 ? id : `${id}-${plan.id}`;
      return (
        <div key={plan.id} className={classes.option}>
          <input
            id={own}
            type="radio"
            name={id}
            value={plan.id}
            checked={chosen === plan.id}
            aria-describedby={`${own}-words`}
            onChange={() => onChoose(plan.id)}
          />
          <div className={classes.optionText}>
            <label htmlFor={own} className={classes.optionHead}>
              <strong>{plan.name}</strong> {formatRoundPence(planPence(plan.id, interval))} a {interval}
            </label>
            <p id={`${own}-words`} className={classes.optionWords}>
              {plan.description}
            </p>
          </div>
        </div>
      );
    })}
  </fieldset>
);
