import type { User } from '@hedgerow/contracts/accounts';
import type { Child } from '@hedgerow/contracts/families';
import { maxChildren } from '@hedgerow/domain/plans';
import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CardsSkeleton, LinesSkeleton } from '../../ui/skeletons.tsx';
import { childrenQuery } from '../../features/families/api.ts';
import { ChildSignIn } from '../../features/families/child-sign-in.tsx';
import { ChildrenSelector } from '../../features/families/children-selector.tsx';
import { OpenScreens } from '../../features/families/open-screens.tsx';
import { CredentialsWaiting } from '../../features/families/credentials-waiting.tsx';
import { PendingChild } from '../../features/families/pending-child.tsx';
import { ChildPage } from '../../features/children/child-page.tsx';
import classes from './dashboard.module.css';
import { Dialogs } from './dialogs.tsx';
import type { ParentDialog } from './parent-dialog.ts';
import { Overview } from '../../features/families/overview.tsx';
import { type DialogsState, useDialogs } from '../../features/parent/use-dialogs.ts';
import { Welcome } from '../../features/parent/welcome.tsx';
import { useAskedFor } from './asked-for.ts';
import { openItem } from './open-item.ts';

const ChildChecks = lazy(() => import('../../features/national-checks/child-checks.tsx').then(({ ChildChecks: it }) => ({ default: it })));
const ChildReading = lazy(() => import('../../features/reading/child-reading.tsx').then(({ ChildReading: it }) => ({ default: it })));
const FromYourTeacher = lazy(() =>
  import('../../features/class-resources/from-your-teacher.tsx').then(({ FromYourTeacher: it }) => ({ default: it })),
);
const PortfolioPanel = lazy(() =>
  import('../../features/children/portfolio-panel.tsx').then(({ PortfolioPanel: it }) => ({ default: it })),
);
const ChildGlance = lazy(() => import('../../features/children/child-glance.tsx').then(({ ChildGlance: it }) => ({ default: it })));
const ChildHistory = lazy(() => import('./child-history.tsx').then((module) => ({ default: module.ChildHistory })));
const SubscriptionPanel = lazy(() =>
  import('../../features/billing/manage/subscription-panel.tsx').then((module) => ({ default: module.SubscriptionPanel })),
);

/** The first child who can learn is selected when the list loads; "Back to Overview" clears the selection (docs/product/families.md#the-parents-dashboard). */
const overview = 'overview';

const focusOn = (id: string): void => document.querySelector<HTMLElement>(`#${id}`)?.focus();
/** After React has drawn what was chosen. */
const focusSoon = (id: string): number => requestAnimationFrame(() => focusOn(id));

const NoChildren = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState scene={<SeedlingScene />} title="No Children Added Yet" action={<Button onClick={onAdd}>Add Child</Button>}>
    Name your child, choose a plan, and their page grows here.
  </EmptyState>
);

const glanceAt = ({ id }: Child) => (
  <Suspense fallback={<LinesSkeleton lines={2} />}>
    <ChildGlance childId={id} />
  </Suspense>
);

/** Home educators are asked for it; others find it below. */
const Portfolio = ({ child }: { readonly child: Child }) => (
  <RenderWhenVisible key={`portfolio-${child.id}`} placeholder={null}>
    <PortfolioPanel childId={child.id} name={child.firstName} />
  </RenderWhenVisible>
);

type FamilyProps = {
  readonly family: readonly Child[];
  readonly userId: string;
  /** A second carer: no plans, no payments, and nobody is added. */
  readonly carer: boolean;
  readonly educatesAtHome: boolean;
  readonly dialogs: DialogsState<ParentDialog>;
  readonly chosen: string | undefined;
  readonly onChoose: (childId: string) => void;
};

const Family = ({ family, userId, carer, educatesAtHome, dialogs, chosen, onChoose }: FamilyProps) => {
  const first = family.find(({ status }) => status === 'active') ?? family[0];
  const selected = chosen === overview ? undefined : (family.find(({ id }) => id === chosen) ?? first);
  const waiting = family.filter(({ credentialsWaiting }) => credentialsWaiting);

  const onAdd = family.length < maxChildren && !carer ? () => dialogs.open({ kind: 'manage', start: { kind: 'add' } }) : undefined;
  const finish = (child: Child) => dialogs.open({ kind: 'manage', start: { kind: 'finish', child } });
  const open = (childId: string) => {
    onChoose(childId);
    focusSoon('child-heading');
  };
  const clear = () => {
    onChoose(overview);
    focusSoon('overview-heading');
  };

  return (
    <div className={classes.page}>
      {waiting.length > 0 && (
        <CredentialsWaiting waiting={waiting} onShow={(child) => dialogs.open({ kind: 'credentials', child, renew: false })} />
      )}
      <ChildrenSelector family={family} selected={selected?.id} onSelect={onChoose} onAdd={onAdd} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {selected === undefined && <Overview family={family} glance={glanceAt} onOpen={open} onFinish={finish} onAdd={onAdd} />}
          {selected?.status === 'pending' && <PendingChild child={selected} onFinish={() => finish(selected)} />}
          {selected?.status === 'active' && educatesAtHome && <Portfolio child={selected} />}
          {selected?.status === 'active' && (
            <ChildPage
              key={selected.id}
              child={selected}
              onOverview={clear}
              onWork={(work, startAt) =>
                dialogs.open(work === 'track' ? { kind: work, child: selected, startAt } : { kind: work, child: selected })
              }
              settings={
                <>
                  <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={760} />}>
                    <ChildReading childId={selected.id} name={selected.firstName} />
                  </RenderWhenVisible>
                  {!educatesAtHome && <Portfolio child={selected} />}
                  {selected.phase === 'primary' && (
                    <RenderWhenVisible key={`checks-${selected.id}`} placeholder={null}>
                      <ChildChecks childId={selected.id} name={selected.firstName} />
                    </RenderWhenVisible>
                  )}
                </>
              }
            >
              <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={700} />}>
                <ChildHistory
                  child={selected}
                  onDay={(date) => dialogs.open({ kind: 'day', child: selected, date })}
                  onOpen={openItem(dialogs.open, selected)}
                />
              </RenderWhenVisible>
            </ChildPage>
          )}
          {selected?.status === 'active' && (
            <RenderWhenVisible key={`teacher-${selected.id}`} placeholder={null}>
              <FromYourTeacher childId={selected.id} title={`From ${selected.firstName}’s teachers`} />
            </RenderWhenVisible>
          )}
        </div>
        <aside className={classes.side} aria-label="Account">
          {selected?.status === 'active' && selected.credentialsWaiting && <OpenScreens child={selected} />}
          {selected?.status === 'active' && !selected.credentialsWaiting && (
            <ChildSignIn
              child={selected}
              onRenew={() => dialogs.open({ kind: 'credentials', child: selected, renew: true })}
              onPictures={() => dialogs.open({ kind: 'pictures', child: selected })}
            />
          )}
          {carer ? (
            <ButtonLink to="/parent/family" kind="quiet">
              Your place in this family
            </ButtonLink>
          ) : (
            <>
              <Suspense fallback={<LinesSkeleton lines={4} />}>
                <SubscriptionPanel userId={userId} />
              </Suspense>
              <ButtonLink to="/refer" kind="text" icon={<IconGift size={20} aria-hidden />}>
                Refer a friend: £20 for you both
              </ButtonLink>
            </>
          )}
        </aside>
      </div>
    </div>
  );
};

/** The parent's dashboard: how each child is doing, and what to do tonight. */
export const ParentDashboard = ({ user }: { readonly user: User }) => {
  const { data: everybody, error, isFetching, refetch } = useQuery(childrenQuery);
  // Who waits for a payment is the owner's business.
  const children = user.carer ? everybody?.filter(({ status }) => status === 'active') : everybody;
  const dialogs = useDialogs<ParentDialog>();
  const [chosen, setChosen] = useState<string>();
  useAskedFor(children, dialogs.open);
  const seen = (childId: string) => {
    setChosen(childId);
    focusSoon('child-heading');
  };
  const failed = error !== null && children === undefined;
  return (
    <>
      <Welcome firstName={user.firstName} />
      {failed && <ErrorState title="We could not load your children" error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!failed && children === undefined && <CardsSkeleton count={3} height={200} />}
      {children?.length === 0 && user.carer && <p>There is no child in this family yet. Whoever asked you can add one.</p>}
      {children?.length === 0 && !user.carer && <NoChildren onAdd={() => dialogs.open({ kind: 'manage', start: { kind: 'add' } })} />}
      {children !== undefined && children.length > 0 && (
        <Family
          family={children}
          userId={user.id}
          carer={user.carer}
          educatesAtHome={user.role === 'home_educator'}
          dialogs={dialogs}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <Dialogs dialogs={dialogs} onCredentialsSeen={seen} user={user} />
    </>
  );
};
