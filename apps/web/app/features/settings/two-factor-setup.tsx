import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { TwoFactorSteps } from './two-factor-steps.tsx';
import classes from './two-factor-setup.module.css';

type Props = {
  /** Why, in the words of whoever has to. */
  readonly children?: ReactNode;
};

/** On the page of a member of staff who has it to do before anything else. */
export const TwoFactorSetup = ({
  children = 'Pupils’ work needs extra protection. Your classes open once you sign in with your password and a code from an authenticator app on your phone or computer.',
}: Props) => (
  <Panel title="Set up two-step sign-in">
    <p className={classes.lead}>{children}</p>
    <div className={classes.narrow}>
      <TwoFactorSteps />
    </div>
  </Panel>
);
