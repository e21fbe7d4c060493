import { IconArrowRight } from '@tabler/icons-react';
import { Panel } from '../../ui/panel.tsx';
import type { NextStep } from './next-steps.ts';
import classes from './secondary.module.css';

type Props = { readonly steps: readonly NextStep[]; readonly onTake: (step: NextStep) => void };

export const NextStepsCard = ({ steps, onTake }: Props) => (
  <Panel title="Next steps">
    {steps.length === 0 ? (
      <p className={classes.quiet}>Nothing is waiting for you.</p>
    ) : (
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.words}>
            <button type="button" className={classes.step} onClick={() => onTake(step)}>
              {step.words}
              <IconArrowRight size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
