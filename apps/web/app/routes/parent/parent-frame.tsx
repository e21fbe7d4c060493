import type { User } from '@hedgerow/contracts/accounts';
import type { Child } from '@hedgerow/contracts/families';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { childrenQuery } from '../../features/families/api.ts';
import { type DialogsState, useDialogs } from '../../ui/use-dialogs.ts';
import { useSession } from '../../lib/session.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { headingOf } from '../../features/children/child-heading.ts';
import { focusWhenThere } from '../../features/parent/focus-when-there.ts';
import { useAskedFor } from './asked-for.ts';
import { Dialogs } from './dialogs.tsx';
import type { ParentDialog } from './parent-dialog.ts';
import classes from './place.module.css';
import { type Chosen, useChosenChild } from './use-chosen-child.ts';

const NoChildren = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState scene={<SeedlingScene />} title="No Children Added Yet" action={<Button onClick={onAdd}>Add Child</Button>}>
    Add your child and choose a plan. Then their page shows here.
  </EmptyState>
);

/** What each of a parent's places is made of. */
export type FrameParts = Chosen & {
  readonly user: User;
  readonly family: readonly Child[];
  readonly dialogs: DialogsState<ParentDialog>;
};

type Props = {
  readonly header: ReactNode;
  /** The place can show the family side by side. */
  readonly showsEverybody?: boolean;
  readonly children: (parts: FrameParts) => ReactNode;
};

const Frame = ({ user, header, showsEverybody = false, children }: Props & { readonly user: User }) => {
  const { data: all, error, isFetching, refetch } = useQuery(childrenQuery);
  // Who waits for a payment is the owner's business.
  const family = user.carer ? all?.filter(({ status }) => status === 'active') : all;
  const dialogs = useDialogs<ParentDialog>();
  const chosen = useChosenChild(family, showsEverybody);
  useAskedFor(family, dialogs.open);
  const failed = error !== null && family === undefined;
  return (
    <>
      {header}
      {failed && <ErrorState title="We could not load your children" error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!failed && family === undefined && <CardsSkeleton count={3} height={200} />}
      {family?.length === 0 && user.carer && <p>There is no child in this family yet. The account's owner can add one.</p>}
      {family?.length === 0 && !user.carer && <NoChildren onAdd={() => dialogs.open({ kind: 'manage', start: { kind: 'add' } })} />}
      {family !== undefined && family.length > 0 && <div className={classes.page}>{children({ user, family, dialogs, ...chosen })}</div>}
      <Dialogs
        dialogs={dialogs}
        onCredentialsSeen={(childId) => {
          chosen.choose(childId);
          focusWhenThere(headingOf(childId));
        }}
        user={user}
      />
    </>
  );
};

/** Around each of a parent's places: the family, the chosen child, and the one dialog. The shell lets parents and home educators in. */
export const ParentFrame = (props: Props) => {
  const session = useSession();
  return session.status === 'signed-in' ? <Frame user={session.user} {...props} /> : null;
};
