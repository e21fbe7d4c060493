import type { User } from '@hedgerow/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { familyOverviewQuery } from '../../features/billing/manage/family-query.ts';
import { SubscriptionCard } from '../../features/billing/manage/subscription-card.tsx';
import { ChildCard } from '../../features/families/child-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import type { ManageStart } from '../../features/family-management/manage-view.ts';
import type { FamilyProps, Manage } from './family-actions.tsx';
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

/** Beside the children: the page's first sight does without it. */
const QuickActions = lazy(() => import('./family-actions.tsx').then((module) => ({ default: module.QuickActions })));

type PageProps = FamilyProps & { readonly onChildren: () => void };

const Family = ({ overview, onManage, onAdd, onChildren }: PageProps) => {
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
                onOpen={() => void navigate(`/parent/dashboard?child=${child.id}`)}
                onFinish={() => void navigate(`/parent/dashboard?finish=${child.id}`)}
              />
            ))}
          </div>
        )}
      </div>
      <div className={classes.main}>
        <Suspense fallback={<CardsSkeleton count={1} height={200} />}>
          <QuickActions overview={overview} onManage={onManage} onAdd={onAdd} onChildren={onChildren} />
        </Suspense>
        <Suspense>
          <CarersPanel />
        </Suspense>
      </div>
    </div>
  );
};

/** The family overview page (docs/product/families.md#the-family-overview). The address keeps whether the dialog is open: letters and the billing portal lead here. */
export const OwnersFamily = ({ user }: { readonly user: User }) => {
  const { data, error, isFetching, refetch } = useQuery(familyOverviewQuery);
  const [search, setSearch] = useSearchParams();
  const [managing, setManaging] = useState<{ readonly start: ManageStart; readonly opened: boolean; readonly turn: number }>();
  const openChildren = (kind: 'children' | 'add') =>
    setManaging((before) => ({ start: { kind }, opened: true, turn: (before?.turn ?? 0) + 1 }));
  const manage = search.get('manage');
  const [asked, setAsked] = useState(false);
  if (manage !== null && !asked) setAsked(true);
  // A letter names the child whose plan it is about; here, the chosen child only goes along.
  const [askedFor] = useState(() => (manage === null ? undefined : (search.get('child') ?? undefined)));
  const [byHand, setByHand] = useState(false);
  const put = (tab: Manage | undefined) =>
    setSearch(
      (before) => {
        if (tab === undefined) before.delete('manage');
        else before.set('manage', tab);
        return before;
      },
      { replace: true },
    );
  const open = (tab: Manage) => {
    setByHand(true);
    put(tab);
  };
  const close = () => put(undefined);
  return (
    <>
      <PageHeader title="Family & billing" lead="Your children and your subscription on one page." />
      {error !== null && data === undefined && (
        <ErrorState title="We could not load your family" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <CardsSkeleton count={3} height={200} />}
      {data !== undefined && (
        <Family overview={data} onManage={open} onAdd={() => openChildren('add')} onChildren={() => openChildren('children')} />
      )}
      {managing !== undefined && (
        <Suspense>
          <ManageChildrenDialog
            key={managing.turn}
            opened={managing.opened}
            onClose={() => setManaging({ ...managing, opened: false })}
            user={user}
            start={managing.start}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <SubscriptionDialog
            opened={manage !== null}
            user={user}
            startTab={manage === 'billing' ? 'billing' : 'overview'}
            startChild={byHand ? undefined : askedFor}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
