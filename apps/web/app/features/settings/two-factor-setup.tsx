import { Panel } from '../../ui/panel.tsx';
import { TwoFactorSteps } from './two-factor-steps.tsx';
import classes from './two-factor-setup.module.css';

/** On the page of a teacher or an administrator who has it to do before anything else. */
export const TwoFactorSetup = () => (
  <Panel title="Set up two-step sign-in">
    <p className={classes.lead}>
      Pupils’ work deserves a second lock. Your classes open once you sign in with your password and a code from an authenticator app on
      your phone or computer.
    </p>
    <div className={classes.narrow}>
      <TwoFactorSteps />
    </div>
  </Panel>
);
