import type { User } from '@hedgerow/contracts/accounts';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { classesQuery } from '../../features/classes/api.ts';
import { ClassChooser } from '../../features/classes/class-chooser.tsx';
import { inKeyStage, type KeyStageFilter } from '../../features/classes/class-figures.ts';
import { ClassOverview } from '../../features/classes/class-overview.tsx';
import { TeacherWelcome } from '../../features/classes/teacher-welcome.tsx';
import { type DialogsState, useDialogs } from '../../ui/use-dialogs.ts';
import { PathScene, SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import classes from './dashboard.module.css';
import { Dialogs, type TeacherDialog } from './dialogs.tsx';

const StudentTable = lazy(() => import('../../features/classes/student-table.tsx').then((module) => ({ default: module.StudentTable })));
const HomeworkPanel = lazy(() => import('../../features/classes/homework-panel.tsx').then((module) => ({ default: module.HomeworkPanel })));
const JoinsPanel = lazy(() => import('../../features/classes/joins-panel.tsx').then((module) => ({ default: module.JoinsPanel })));
const WeeklyProgress = lazy(() =>
  import('../../features/classes/weekly-progress.tsx').then((module) => ({ default: module.WeeklyProgress })),
);
const SchemePanel = lazy(() => import('../../features/schemes/scheme-panel.tsx').then((module) => ({ default: module.SchemePanel })));
const GroupsPanel = lazy(() => import('../../features/class-groups/groups-panel.tsx').then((module) => ({ default: module.GroupsPanel })));
const ClassCardsPanel = lazy(() =>
  import('../../features/classes/class-cards-panel.tsx').then((module) => ({ default: module.ClassCardsPanel })),
);
const TeachersPanel = lazy(() =>
  import('../../features/class-teachers/teachers-panel.tsx').then((module) => ({ default: module.TeachersPanel })),
);
const QuickActions = lazy(() => import('../../features/classes/quick-actions.tsx').then((module) => ({ default: module.QuickActions })));
const AssessmentsPanel = lazy(() =>
  import('../../features/class-assessments/assessments-panel.tsx').then((module) => ({ default: module.AssessmentsPanel })),
);

const PlatformPanel = lazy(() =>
  import('../../features/platform/platform-panel.tsx').then((module) => ({ default: module.PlatformPanel })),
);
const DutyLinks = lazy(() => import('../../features/duties/duty-links.tsx').then((module) => ({ default: module.DutyLinks })));
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

type ClassProps = { readonly shown: TeacherClass; readonly now: Date; readonly dialogs: DialogsState<TeacherDialog> };

/** A class of Year 3 may have pupils of Year 2 in it. */
const yearsWithCards = new Set(['Reception', 'Year 1', 'Year 2', 'Year 3']);

const mayTeach = ({ role }: TeacherClass): boolean => mayInClass(role, 'teach');

const OneClass = ({ shown, now, dialogs: { open } }: ClassProps) => (
  <>
    {!mayTeach(shown) && <p className={classes.quiet}>You can look at {shown.name} and change nothing in it.</p>}
    <ClassOverview shown={shown} now={now} />
    <div className={classes.pair}>
      <Suspense fallback={<CardsSkeleton count={1} height={320} />}>
        <WeeklyProgress shown={shown} />
      </Suspense>
      <Suspense fallback={<CardsSkeleton count={1} height={320} />}>
        <QuickActions mayTeach={mayTeach(shown)} onAction={(kind) => open({ kind })} />
      </Suspense>
    </div>
    <Suspense fallback={<CardsSkeleton count={1} height={400} />}>
      <StudentTable key={shown.id} shown={shown} onAssign={mayTeach(shown) ? (student) => open({ kind: 'assign', student }) : undefined} />
    </Suspense>
    <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={180} />}>
      <AssessmentsPanel shown={shown} onOpen={(assessment) => open({ kind: 'results', assessment })} />
    </RenderWhenVisible>
    <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={180} />}>
      <SchemePanel
        key={shown.id}
        shown={shown}
        onSet={(begin) => open({ kind: 'assessment', begin })}
        onStarter={() => open({ kind: 'starter' })}
      />
    </RenderWhenVisible>
    <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={120} />}>
      <GroupsPanel key={shown.id} shown={shown} />
    </RenderWhenVisible>
    {mayTeach(shown) && yearsWithCards.has(shown.yearGroup) && (
      <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={180} />}>
        <ClassCardsPanel key={shown.id} shown={shown} />
      </RenderWhenVisible>
    )}
    {mayTeach(shown) && (
      <RenderWhenVisible placeholder={null}>
        <PlatformPanel key={shown.id} shown={shown} />
      </RenderWhenVisible>
    )}
    <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={180} />}>
      <TeachersPanel key={shown.id} address={`/api/teacher/classes/${shown.id}/teachers`} />
    </RenderWhenVisible>
  </>
);

const Classes = ({ all }: { readonly all: readonly TeacherClass[] }) => {
  const [now] = useState(() => new Date());
  const [filter, setFilter] = useState<KeyStageFilter>('ALL');
  // In the address, so that the class is still there after a reload.
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('class');
  const setChosen = (classId: string) => setAddress({ class: classId }, { replace: true, preventScrollReset: true });
  const dialogs = useDialogs<TeacherDialog>();
  const shown = inKeyStage(all, filter);
  const selected = shown.find(({ id }) => id === chosen) ?? shown[0];
  return (
    <div className={classes.page}>
      <Suspense fallback={null}>
        <JoinsPanel />
      </Suspense>
      <Suspense fallback={<CardsSkeleton count={1} height={240} />}>
        <HomeworkPanel onOpen={(piece) => dialogs.open({ kind: 'piece', piece })} />
      </Suspense>
      <ClassChooser
        filter={filter}
        onFilter={setFilter}
        shown={shown}
        selected={selected}
        onSelect={setChosen}
        action={
          selected !== undefined &&
          mayTeach(selected) && <Button onClick={() => dialogs.open({ kind: 'assessment' })}>Create Class Assessment</Button>
        }
      />
      {selected === undefined ? (
        <EmptyState scene={<PathScene />} title={`No class in ${filter}`}>
          Choose ALL or another key stage to see your classes.
        </EmptyState>
      ) : (
        <>
          <OneClass shown={selected} now={now} dialogs={dialogs} />
          <Dialogs dialogs={dialogs} all={all} shown={selected} />
        </>
      )}
    </div>
  );
};

const Loaded = ({ user }: { readonly user: User }) => {
  const { data: all, error, isFetching, refetch } = useQuery(classesQuery);
  const again = () => void refetch();
  const failed = error !== null && all === undefined;
  return (
    <>
      <TeacherWelcome firstName={user.firstName} school={all?.[0]?.school} />
      <Suspense fallback={null}>
        <DutyLinks />
      </Suspense>
      {failed && <ErrorState title="We could not load your classes" error={error} busy={isFetching} onRetry={again} />}
      {!failed && all === undefined && <CardsSkeleton count={3} height={200} />}
      {all?.length === 0 && <NoClasses busy={isFetching} onCheck={again} />}
      {all !== undefined && all.length > 0 && <Classes all={all} />}
    </>
  );
};

/** The teacher's dashboard. Classes open once two-step sign-in is on: until then the page is the way to it. */
export const TeacherDashboard = ({ user }: { readonly user: User }) => {
  if (user.twoFactor.enabled) return <Loaded user={user} />;
  return (
    <>
      <TeacherWelcome firstName={user.firstName} school={undefined} />
      <Suspense fallback={<CardsSkeleton count={1} height={280} />}>
        <TwoFactorSetup />
      </Suspense>
    </>
  );
};
