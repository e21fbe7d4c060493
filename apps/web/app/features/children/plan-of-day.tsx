import type { TodayStep } from '@hedgerow/contracts/today';
import { subjectName } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { todayQuery } from './api.ts';
import classes from './plan-of-day.module.css';
import { QueryView } from '../../ui/query-view.tsx';

const aboutStep = ({ subject, minutes }: TodayStep): string =>
  [subject === null ? null : subjectName(subject), `${minutes} min`].filter((part) => part !== null).join(', ');

const Step = ({ step }: { readonly step: TodayStep }) => (
  <li className={classes.step}>
    <span className={classes.words}>
      <strong className={classes.title}>{step.title}</strong>
      <span className={classes.soft}>{aboutStep(step)}</span>
    </span>
    {step.done && <Status tone="good">Done</Status>}
  </li>
);

type Props = { readonly childId: string; readonly name: string };

/** What stands on the child's own page today, as the child sees it. */
export const PlanOfDay = ({ childId, name }: Props) => (
  <Panel title={`${name}’s plan for today`}>
    <QueryView query={useQuery(todayQuery(childId))} failed="We could not load the plan for today">
      {({ steps, minutes }) =>
        steps.length === 0 ? (
          <p className={classes.soft}>Nothing is planned today.</p>
        ) : (
          <>
            <ul className={classes.steps}>
              {steps.map((step) => (
                <Step key={step.id} step={step} />
              ))}
            </ul>
            <p className={classes.soft}>{`About ${minutes} minutes in total.`}</p>
          </>
        )
      }
    </QueryView>
  </Panel>
);
