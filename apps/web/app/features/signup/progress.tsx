import classes from './signup.module.css';
import { type SignupStep, signupSteps, stepNames } from './steps.ts';

/** Where one is in the five steps: names on a wide screen, "Step 2 of 5" on a phone. */
export const Progress = ({ step }: { readonly step: SignupStep }) => {
  const at = signupSteps.indexOf(step);
  return (
    <nav aria-label="Sign-up steps" className={classes.progress}>
      <p className={classes.progressWords} aria-hidden>
        Step {at + 1} of {signupSteps.length}: {stepNames[step]}
      </p>
      <ol className={classes.steps}>
        {signupSteps.map((name, index) => (
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
