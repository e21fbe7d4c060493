import type { Phase } from '@hedgerow/domain/key-stages';
import { formatRoundPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planPence, plansForPhase } from '@hedgerow/domain/plans';
import { IconCheck } from '@tabler/icons-react';
import classes from './selection.module.css';

type Props = {
  /** Of the first choice: a summary of errors leads there. */
  readonly id: string;
  readonly legend: string;
  readonly note: string;
  readonly phase: Phase;
  readonly chosen: PaidPlanId | undefined;
  /** How often is paid: the prices are of a month or of a year. */
  readonly interval: Interval;
  readonly error: string | undefined;
  readonly onChoose: (planId: PaidPlanId) => void;
};

/** The plans of a child's phase, side by side; one each. */
export const PlanOptions = ({ id, legend, note, phase, chosen, interval, error, onChoose }: Props) => (
  <fieldset className={classes.child} aria-describedby={error === undefined ? `${id}-note` : `${id}-note ${id}-error`}>
    <legend className={classes.legend}>{legend}</legend>
    <p id={`${id}-note`} className={classes.note}>
      {note}
    </p>
    {error !== undefined && (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    )}
    <div className={classes.options}>
      {plansForPhase(phase).map((plan, at) => {
        const own = at === 0 ? id : `${id}-${plan.id}`;
        return (
          <div key={plan.id} className={classes.option}>
            <div className={classes.optionHead}>
              <input
                id={own}
                type="radio"
                name={id}
                value={plan.id}
                checked={chosen === plan.id}
                aria-describedby={`${own}-words`}
                onChange={() => onChoose(plan.id)}
              />
              <label htmlFor={own}>
                <strong>{plan.name}</strong>
                <span className={classes.price}>
                  <b>{formatRoundPence(planPence(plan.id, interval))}</b> a {interval}
                </span>
              </label>
              {plan.popular && <span className={classes.badge}>Popular</span>}
            </div>
            <div id={`${own}-words`} className={classes.optionWords}>
              <p>{plan.description}</p>
              <ul className={classes.ticks}>
                {plan.features.map((feature) => (
                  <li key={feature}>
                    <IconCheck size={18} aria-hidden />
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        );
      })}
    </div>
  </fieldset>
);
