import type { SchoolClass, StaffMember } from '@hedgerow/contracts/schools';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarUp, IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useDialogs } from '../../ui/use-dialogs.ts';
import { schoolClassesQuery, staffQuery, useAddClass, useChangeClass } from './api.ts';
import { ClassForm } from './class-form.tsx';
import { FoundClasses } from './found-classes.tsx';
import { counted, done, failed } from './said.ts';

const ClassDialog = lazy(() => import('./class-dialog.tsx').then((module) => ({ default: module.ClassDialog })));
const RollOver = lazy(() => import('./roll-over.tsx').then((module) => ({ default: module.RollOver })));

type Open = { readonly what: 'new' | 'year' } | { readonly what: 'edit' | 'pupils' | 'teachers'; readonly id: string };

type RowProps = { readonly one: SchoolClass; readonly tick: ReactNode; readonly onOpen: (open: Open) => void };

const ClassRow = ({ one, tick, onOpen }: RowProps) => {
  const change = useChangeClass();
  const putAway = (archived: boolean) =>
    change.mutate(
      { id: one.id, archived },
      {
        onError: failed(`${one.name} was not changed`),
        onSuccess: () =>
          done(
            archived ? 'Class archived' : 'Class restored',
            archived
              ? `${one.name} is no longer on its teacher’s screen. Nothing is lost.`
              : `${one.teacher.name} teaches ${one.name} again.`,
          ),
      },
    );
  return (
    <li className={desk.row}>
      {tick}
      <div className={desk.words}>
        <h3 className={desk.name}>{one.name}</h3>
        <p className={desk.soft}>
          {one.subjectName}, {yearGroupName(one.yearGroup)}, {one.teacher.name}
        </p>
      </div>
      <Status tone={one.pupils === 0 ? 'look' : 'quiet'}>{counted(one.pupils, 'pupil')}</Status>
      <div className={desk.actions}>
        {one.archived ? (
          <Button kind="quiet" busy={change.isPending} aria-label={`Restore: ${one.name}`} onClick={() => putAway(false)}>
            Restore
          </Button>
        ) : (
          <>
            <Button kind="quiet" aria-label={`Pupils of ${one.name}`} onClick={() => onOpen({ what: 'pupils', id: one.id })}>
              Pupils
            </Button>
            <Button kind="quiet" aria-label={`Teachers of ${one.name}`} onClick={() => onOpen({ what: 'teachers', id: one.id })}>
              Teachers
            </Button>
            <Button kind="text" aria-label={`Edit ${one.name}`} onClick={() => onOpen({ what: 'edit', id: one.id })}>
              Edit
            </Button>
            <Button kind="text" busy={change.isPending} aria-label={`Archive: ${one.name}`} onClick={() => putAway(true)}>
              Archive
            </Button>
          </>
        )}
      </div>
    </li>
  );
};

/** Who teaches a class; given by the page, because that is another feature. */
type TabProps = { readonly teachersOf: (classId: string) => ReactNode };
type ListProps = TabProps & { readonly all: readonly SchoolClass[]; readonly staff: readonly StaffMember[] };

const Classes = ({ all, staff, teachersOf }: ListProps) => {
  const { shown, opened, open, close } = useDialogs<Open>();
  const add = useAddClass();
  const change = useChangeClass();
  const openThis = (next: Open) => {
    add.reset();
    change.reset();
    open(next);
  };
  const chosen = shown !== undefined && 'id' in shown ? all.find(({ id }) => id === shown.id) : undefined;
  const taught = all.filter(({ archived }) => !archived);
  const away = all.filter(({ archived }) => archived);
  const row = (one: SchoolClass, tick: ReactNode) => <ClassRow key={one.id} one={one} tick={tick} onOpen={openThis} />;
  const newButton = (
    <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => openThis({ what: 'new' })}>
      New class
    </Button>
  );
  return (
    <div className={desk.stack}>
      <Panel
        title="Taught now"
        aside={
          all.length > 0 && (
            <div className={desk.actions}>
              <Button
                kind="quiet"
                icon={<IconCalendarUp size={20} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => open({ what: 'year' })}
              >
                New school year
              </Button>
              {taught.length > 0 && newButton}
            </div>
          )
        }
      >
        {taught.length === 0 ? (
          <EmptyState order={3} scene={<SeedlingScene />} title="No classes yet" action={newButton}>
            Make the first class, give it a teacher, and add its pupils from a list or with a code for families.
          </EmptyState>
        ) : (
          <FoundClasses all={taught} archived={false} row={row} />
        )}
      </Panel>
      {away.length > 0 && (
        <Panel title="Archived">
          <FoundClasses all={away} archived row={row} />
        </Panel>
      )}
      {(shown?.what === 'new' || shown?.what === 'edit') && (
        <Dialog opened={opened} onClose={close} title={shown.what === 'new' ? 'New class' : `Edit ${chosen?.name ?? 'class'}`}>
          <ClassForm
            key={chosen?.id ?? 'new'}
            before={chosen}
            staff={staff}
            busy={add.isPending || change.isPending}
            error={add.error ?? change.error}
            onSend={(wish) => {
              const after = {
                onSuccess: () => {
                  close();
                  done(chosen === undefined ? 'Class made' : 'Class changed', `${wish.name} is on its teacher’s screen.`);
                },
              };
              if (chosen === undefined) add.mutate(wish, after);
              else change.mutate({ ...wish, id: chosen.id }, after);
            }}
          />
        </Dialog>
      )}
      {shown?.what === 'teachers' && chosen !== undefined && (
        <Dialog wide opened={opened} onClose={close} title={chosen.name}>
          {teachersOf(chosen.id)}
        </Dialog>
      )}
      {shown?.what === 'year' && (
        <Dialog wide keepOpen opened={opened} onClose={close} title="New school year">
          <Suspense fallback={<LinesSkeleton lines={6} />}>
            <RollOver onDone={close} />
          </Suspense>
        </Dialog>
      )}
      {shown?.what === 'pupils' && chosen !== undefined && (
        <Suspense>
          <ClassDialog key={chosen.id} opened={opened} onClose={close} one={chosen} />
        </Suspense>
      )}
    </div>
  );
};

/** The classes of the school. */
export const ClassesPanel = ({ teachersOf }: TabProps) => {
  const all = useQuery(schoolClassesQuery);
  const staff = useQuery(staffQuery);
  if (all.data !== undefined && staff.data !== undefined)
    return <Classes all={all.data} staff={staff.data.members} teachersOf={teachersOf} />;
  const error = all.error ?? staff.error;
  if (error === null) return <LinesSkeleton lines={8} />;
  const again = () => void Promise.all([all.refetch(), staff.refetch()]);
  return <ErrorState title="We could not load your classes" error={error} busy={all.isFetching || staff.isFetching} onRetry={again} />;
};
