import type { Child } from '@hedgerow/contracts/families';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './notice.module.css';

/** Named but not paid for: what is missing, what is kept, and the way to finish. */
export const PendingChild = ({ child }: { readonly child: Child }) => (
  <Panel tone="sun" title={`${child.firstName}: Pending Payment`}>
    <div className={classes.row}>
      <p className={classes.words}>
        {child.firstName} can sign in once the payment is confirmed. What you typed is kept, and nothing has been charged for{' '}
        {child.firstName} yet.
      </p>
      <ButtonLink to="/family-signup">Finish the payment</ButtonLink>
    </div>
  </Panel>
);
