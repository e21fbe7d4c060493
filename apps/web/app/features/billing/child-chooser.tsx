import { planById } from '@hedgerow/domain/plans';
import { IconCircleCheck } from '@tabler/icons-react';
import { type PayableChild, pickOf, type PlanPicks } from './plan-picks.ts';
import classes from './subscribe.module.css';

type Props = {
  readonly family: readonly PayableChild[];
  readonly picks: PlanPicks;
  readonly current: string;
  readonly onCurrent: (childId: string) => void;
};

/** For whom the plans below are chosen, and what was chosen so far. */
export const ChildChooser = ({ family, picks, current, onCurrent }: Props) => (
  <fieldset className={classes.chooser}>
    <legend>Whose plan are you choosing?</legend>
    <div className={classes.children}>
      {family.map((child) => {
        const plan = pickOf(picks, child);
        return (
          <label key={child.id} className={classes.who}>
            <input type="radio" name="whose-plan" checked={child.id === current} onChange={() => onCurrent(child.id)} />
            <span>
              <strong>{child.firstName}</strong>
              <span className={classes.whose}>
                {child.yearGroup}
                {plan === undefined ? ', no plan yet' : `, ${planById(plan).name}`}
              </span>
            </span>
            {plan !== undefined && <IconCircleCheck aria-hidden />}
          </label>
        );
      })}
    </div>
  </fieldset>
);
