import type { Child } from '@hedgerow/contracts/families';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './notice.module.css';

/** Named but not paid for: what is missing, what is kept, and the way to finish. */
export const PendingChild = ({ child, onFinish }: { readonly child: Child; readonly onFinish: () => void }) => (
  <Panel tone="sun" title={`${child.firstName}: Pending Payment`}>
    <div className={classes.row}>
      <p className={classes.words}>
        {child.firstName} can sign in once the payment is confirmed. What you typed is saved, and nothing has been charged for{' '}
        {child.firstName} yet.
      </p>
      <Button onClick={onFinish}>Finish the payment</Button>
    </div>
  </Panel>
);
