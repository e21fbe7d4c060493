import type { User } from '@hedgerow/contracts/accounts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Enterprise } from './enterprise.tsx';
import { type BillingTabName, ParentBilling } from './parent-billing.tsx';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly user: User;
  readonly startTab?: BillingTabName;
  readonly startChild?: string | undefined;
};

/** docs/product/money.md#the-billing-page: everything about what is paid, for parents; a teacher's is about their school. */
export const SubscriptionDialog = ({ opened, onClose, user, startTab = 'overview', startChild }: Props) => {
  const teaches = user.role === 'teacher' || user.role === 'administrator';
  return (
    <Dialog wide opened={opened} onClose={onClose} title={teaches ? 'Enterprise Subscription Management' : 'Subscription Management'}>
      {teaches ? <Enterprise /> : <ParentBilling user={user} startTab={startTab} startChild={startChild} />}
    </Dialog>
  );
};
