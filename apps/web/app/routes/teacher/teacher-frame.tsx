import type { User } from '@hedgerow/contracts/accounts';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { classesQuery } from '../../features/classes/api.ts';
import { ClassChooser } from '../../features/classes/class-chooser.tsx';
import { inKeyStage, type KeyStageFilter } from '../../features/classes/class-figures.ts';
import { TeacherWelcome } from '../../features/classes/teacher-welcome.tsx';
import { useSession } from '../../lib/session.ts';
import { PathScene, SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { type DialogsState, useDialogs } from '../../ui/use-dialogs.ts';
import classes from './dashboard.module.css';
import { Dialogs, type TeacherDialog } from './dialogs.tsx';

const TwoFactorSetup = lazy(() =>
  import('../../features/settings/two-factor-setup.tsx').then((module) => ({ default: module.TwoFactorSetup })),
);

const NoClasses = ({ busy, onCheck }: { readonly busy: boolean; readonly onCheck: () => void }) => (
  <EmptyState
    scene={<SeedlingScene />}
    title="No Classes Assigned"
    action={
      <Button kind="quiet" busy={busy} onClick={onCheck}>
        Check again
      </Button>
    }
  >
    Classes come from your school’s administrator. Ask them to assign yours. They show here as soon as that is done.
  </EmptyState>
);

/** What a place knows: the chosen class, whether its teacher may do more than look, and the ways into dialogs. */
export type TeacherParts = {
  readonly all: readonly TeacherClass[];
  readonly shown: TeacherClass;
  readonly mayTeach: boolean;
  readonly open: DialogsState<TeacherDialog>['open'];
};

type ClassesProps = {
  readonly all: readonly TeacherClass[];
  /** Over all classes, before one is chosen. */
  readonly before?: ((open: TeacherParts['open']) => ReactNode) | undefined;
  /** The one filled button of the place, beside the choice of the class. */
  readonly action?: ((parts: TeacherParts) => ReactNode) | undefined;
  readonly children: (parts: TeacherParts) => ReactNode;
};

const Classes = ({ all, before, action, children }: ClassesProps) => {
  const [filter, setFilter] = useState<KeyStageFilter>('ALL');
  // In the address, so that the class is still there after a reload, and in the other places.
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('class');
  const setChosen = (classId: string) => setAddress({ class: classId }, { replace: true, preventScrollReset: true });
  const dialogs = useDialogs<TeacherDialog>();
  const shown = inKeyStage(all, filter);
  const selected = shown.find(({ id }) => id === chosen) ?? shown[0];
  const parts = selected && { all, shown: selected, mayTeach: mayInClass(selected.role, 'teach'), open: dialogs.open };
  return (
    <div className={classes.page}>
      {before?.(dialogs.open)}
      <ClassChooser
        filter={filter}
        onFilter={setFilter}
        shown={shown}
        selected={selected}
        onSelect={setChosen}
        action={parts?.mayTeach === true && action?.(parts)}
      />
      {parts === undefined ? (
        <EmptyState scene={<PathScene />} title={`No class in ${filter}`}>
          Choose ALL or another key stage to see your classes.
        </EmptyState>
      ) : (
        <>
          {!parts.mayTeach && <p className={classes.quiet}>You can look at {parts.shown.name} and change nothing in it.</p>}
          {children(parts)}
          <Dialogs dialogs={dialogs} all={all} shown={parts.shown} />
        </>
      )}
    </div>
  );
};

type Props = Omit<ClassesProps, 'all'> & {
  /** Above everything; a greeting unless given. */
  readonly header?: ReactNode;
};

const Loaded = ({ user, header, ...place }: Props & { readonly user: User }) => {
  const { data: all, error, isFetching, refetch } = useQuery(classesQuery);
  const again = () => void refetch();
  const failed = error !== null && all === undefined;
  return (
    <>
      {header ?? <TeacherWelcome firstName={user.firstName} school={all?.[0]?.school} />}
      {failed && <ErrorState title="We could not load your classes" error={error} busy={isFetching} onRetry={again} />}
      {!failed && all === undefined && <CardsSkeleton count={3} height={200} />}
      {all?.length === 0 && <NoClasses busy={isFetching} onCheck={again} />}
      {all !== undefined && all.length > 0 && <Classes all={all} {...place} />}
    </>
  );
};

/** One of a teacher's places. Classes open once two-step sign-in is on: until then each is the way to it. */
export const TeacherFrame = (props: Props) => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  if (user.twoFactor.enabled) return <Loaded user={user} {...props} />;
  return (
    <>
      <TeacherWelcome firstName={user.firstName} school={undefined} />
      <Suspense fallback={<CardsSkeleton count={1} height={280} />}>
        <TwoFactorSetup />
      </Suspense>
    </>
  );
};
