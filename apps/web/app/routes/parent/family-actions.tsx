import type { FamilyOverview } from '@hedgerow/contracts/billing-changes';
import { maxChildren } from '@hedgerow/domain/plans';
import { IconCreditCard, IconGift, IconReceipt, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './family.module.css';

export type Manage = 'overview' | 'billing';
export type FamilyProps = { readonly overview: FamilyOverview; readonly onManage: (tab: Manage) => void; readonly onAdd: () => void };
type Actions = FamilyProps & { /** Correct, remove, or keep a child after all. */ readonly onChildren: () => void };

/** docs/product/families.md#the-family-overview: shown only with under 3 children and an active subscription. */
const mayAdd = ({ children, subscription }: FamilyOverview): boolean =>
  children.length < maxChildren && subscription.hasActiveSubscription && subscription.status === 'active';

/** The ways on from the family overview. */
export const QuickActions = ({ overview, onManage, onAdd, onChildren }: Actions) => (
  <Panel title="Quick actions">
    <div className={classes.actions}>
      {mayAdd(overview) && (
        <Button kind="quiet" wide onClick={onAdd} icon={<IconUserPlus size={20} aria-hidden />}>
          Add Child
        </Button>
      )}
      {overview.children.length > 0 && (
        <Button kind="quiet" wide onClick={onChildren} icon={<IconUsers size={20} aria-hidden />}>
          Change or remove a child
        </Button>
      )}
      {overview.subscription.status !== 'none' && (
        <>
          <Button kind="quiet" wide onClick={() => onManage('billing')} icon={<IconReceipt size={20} aria-hidden />}>
            See invoices
          </Button>
          <Button kind="quiet" wide onClick={() => onManage('billing')} icon={<IconCreditCard size={20} aria-hidden />}>
            Change the card
          </Button>
        </>
      )}
      <ButtonLink kind="text" wide to="/refer" icon={<IconGift size={20} aria-hidden />}>
        Refer a friend: £20 for you both
      </ButtonLink>
    </div>
  </Panel>
);
