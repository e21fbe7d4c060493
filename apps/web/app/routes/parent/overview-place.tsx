import type { Child } from '@hedgerow/contracts/families';
import { maxChildren } from '@hedgerow/domain/plans';
import { lazy, Suspense } from 'react';
import { headingOf } from '../../features/children/child-heading.ts';
import { ChildOverview } from '../../features/children/child-overview.tsx';
import { ChildrenSelector } from '../../features/families/children-selector.tsx';
import { CredentialsWaiting } from '../../features/families/credentials-waiting.tsx';
import { focusWhenThere } from '../../features/parent/focus-when-there.ts';
import { Welcome } from '../../features/parent/welcome.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { type FrameParts, ParentFrame } from './parent-frame.tsx';
import classes from './place.module.css';
import { everybody } from './use-chosen-child.ts';

/** Few families at a time: loaded when they are needed. */
const PendingChild = lazy(() => import('../../features/families/pending-child.tsx').then(({ PendingChild: it }) => ({ default: it })));
const Overview = lazy(() => import('../../features/families/overview.tsx').then((module) => ({ default: module.Overview })));
const ChildGlance = lazy(() => import('../../features/children/child-glance.tsx').then(({ ChildGlance: it }) => ({ default: it })));

const NewWords = lazy(() => import('../../features/families/new-words.tsx').then((module) => ({ default: module.NewWords })));

const glanceAt = ({ id }: Child) => (
  <Suspense fallback={<LinesSkeleton lines={2} />}>
    <ChildGlance childId={id} />
  </Suspense>
);

const Family = ({ user, family, selected, choose, dialogs }: FrameParts) => {
  const waiting = family.filter(({ credentialsWaiting }) => credentialsWaiting);
  const onAdd = family.length < maxChildren && !user.carer ? () => dialogs.open({ kind: 'manage', start: { kind: 'add' } }) : undefined;
  const finish = (child: Child) => dialogs.open({ kind: 'manage', start: { kind: 'finish', child } });
  const open = (childId: string) => {
    choose(childId);
    focusWhenThere(headingOf(childId));
  };
  const clear = () => {
    choose(everybody);
    focusWhenThere('overview-heading');
  };
  return (
    <>
      {waiting.length > 0 && (
        <CredentialsWaiting waiting={waiting} onShow={(child) => dialogs.open({ kind: 'credentials', child, renew: false })} />
      )}
      <Suspense fallback={null}>
        <NewWords />
      </Suspense>
      <div className={`${classes.main} ${selected?.status === 'active' ? classes.beside : ''}`}>
        <div data-beside>
          <ChildrenSelector family={family} selected={selected?.id} onSelect={choose} onAdd={onAdd} />
        </div>
        <Suspense fallback={<LinesSkeleton lines={10} />}>
          {selected === undefined && <Overview family={family} glance={glanceAt} onOpen={open} onFinish={finish} />}
          {selected?.status === 'pending' && <PendingChild child={selected} onFinish={() => finish(selected)} />}
        </Suspense>
        {selected?.status === 'active' && (
          <ChildOverview
            key={selected.id}
            child={selected}
            family={family.length}
            quiet={waiting.length > 0}
            onOverview={clear}
            onReview={(startAt, only) => dialogs.open({ kind: 'track', child: selected, startAt, only })}
          />
        )}
      </div>
    </>
  );
};

/** The parent's dashboard: how each child is doing, and what to do tonight. */
export const OverviewPlace = () => (
  <ParentFrame showsEverybody header={<Welcome />}>
    {(parts) => <Family {...parts} />}
  </ParentFrame>
);
