import classes from './signup.module.css';
import { type SignupStep, stepNames } from './steps.ts';

/** Where one is in the five steps: names on a wide screen, "Step 2 of 5" on a phone. */
export const Progress = ({ step, path }: { readonly step: SignupStep; readonly path: readonly SignupStep[] }) => {
  const at = path.indexOf(step);
  return (
    <nav aria-label="Sign-up steps" className={classes.progress}>
      <p className={classes.progressWords} aria-hidden>
        Step {at + 1} of {path.length}: {stepNames[step]}
      </p>
      <ol className={classes.steps}>
        {path.map((name, index) => (
          <li
            key={name}
            className={classes.step}
            data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.stepName}>
              {stepNames[name]}
              {index < at && <span className={classes.unseen}>, done</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
};
