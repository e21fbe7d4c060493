import type { User } from '@hedgerow/contracts/accounts';
import type { FamilyOverview } from '@hedgerow/contracts/billing-changes';
import { maxChildren } from '@hedgerow/domain/plans';
import { IconCreditCard, IconLayoutDashboard, IconReceipt, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { familyOverviewQuery } from '../../features/billing/manage/api.ts';
import { SubscriptionCard } from '../../features/billing/manage/subscription-card.tsx';
import { ChildCard } from '../../features/families/child-card.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import classes from './family.module.css';

const SubscriptionDialog = lazy(() =>
  import('../../features/billing/manage/subscription-dialog.tsx').then((module) => ({ default: module.SubscriptionDialog })),
);

const ManageChildrenDialog = lazy(() =>
  import('../../shells/manage-children-dialog.tsx').then((module) => ({ default: module.ManageChildrenDialog })),
);

/** Few families: loaded when it is needed. */
const NoChildrenYet = lazy(() =>
  import('../../features/families/no-children-yet.tsx').then((module) => ({ default: module.NoChildrenYet })),
);

const CarersPanel = lazy(() => import('../../features/families/carers-panel.tsx').then((module) => ({ default: module.CarersPanel })));

type Manage = 'overview' | 'billing';
type Props = { readonly overview: FamilyOverview; readonly onManage: (tab: Manage) => void; readonly onAdd: () => void };

/** docs/product/families.md#the-family-overview: shown only with under 3 children and an active subscription. */
const mayAdd = ({ children, subscription }: FamilyOverview): boolean =>
  children.length < maxChildren && subscription.hasActiveSubscription && subscription.status === 'active';

const QuickActions = ({ overview, onManage, onAdd }: Props) => (
  <Panel title="Quick actions">
    <div className={classes.actions}>
      <ButtonLink kind="quiet" wide to="/parent/dashboard" icon={<IconLayoutDashboard size={20} aria-hidden />}>
        Open the dashboard
      </ButtonLink>
      {mayAdd(overview) && (
        <Button kind="quiet" wide onClick={onAdd} icon={<IconUsers size={20} aria-hidden />}>
          Add Child
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
    </div>
  </Panel>
);

const Family = ({ overview, onManage, onAdd }: Props) => {
  const navigate = useNavigate();
  const { children, subscription } = overview;
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <SubscriptionCard subscription={subscription} onManage={() => onManage('overview')} />
        <h2 className={classes.title}>Your children</h2>
        {children.length === 0 ? (
          <Suspense>
            <NoChildrenYet />
          </Suspense>
        ) : (
          <div className={classes.cards}>
            {children.map((child) => (
              <ChildCard
                key={child.id}
                child={child}
                onOpen={() => void navigate('/parent/dashboard')}
                onFinish={() => void navigate(`/parent/dashboard?finish=${child.id}`)}
              />
            ))}
          </div>
        )}
      </div>
      <div className={classes.main}>
        <QuickActions overview={overview} onManage={onManage} onAdd={onAdd} />
        <Suspense>
          <CarersPanel />
        </Suspense>
      </div>
    </div>
  );
};

/** The family overview page (docs/product/families.md#the-family-overview). The address keeps whether the dialog is open: letters and the billing portal lead here. */
export const FamilyOverviewPage = ({ user }: { readonly user: User }) => {
  const { data, error, isFetching, refetch } = useQuery(familyOverviewQuery);
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const manage = search.get('manage');
  const [asked, setAsked] = useState(false);
  if (manage !== null && !asked) setAsked(true);
  const open = (tab: Manage) => setSearch({ manage: tab }, { replace: true });
  const close = () => setSearch({}, { replace: true });
  return (
    <>
      <PageHeader title="Family overview" lead="Your children and your subscription on one page." />
      {error !== null && data === undefined && (
        <ErrorState title="We could not load your family" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <CardsSkeleton count={3} height={200} />}
      {data !== undefined && <Family overview={data} onManage={open} onAdd={() => setAdding('open')} />}
      {adding !== 'unasked' && (
        <Suspense>
          <ManageChildrenDialog opened={adding === 'open'} onClose={() => setAdding('closed')} user={user} start={{ kind: 'add' }} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <SubscriptionDialog
            opened={manage !== null}
            user={user}
            startTab={manage === 'billing' ? 'billing' : 'overview'}
            startChild={search.get('child') ?? undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
