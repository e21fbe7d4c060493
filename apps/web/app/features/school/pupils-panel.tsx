import type { SchoolPupil } from '@hedgerow/contracts/schools';
import { useQuery } from '@tanstack/react-query';
import { IconFileSpreadsheet, IconId } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useDialogs } from '../../ui/use-dialogs.ts';
import { schoolPupilsQuery, useKeepPupil, useRemovePupil } from './api.ts';
import { counted, done, failed } from './said.ts';

const SchoolCards = lazy(() => import('./school-cards.tsx').then((module) => ({ default: module.SchoolCards })));
const ImportList = lazy(() => import('./import-list.tsx').then((module) => ({ default: module.ImportList })));

/** So many at a time: between four and five screens of a telephone. */
const atATime = 25;

type PupilProps = {
  readonly pupil: SchoolPupil;
  /** Takes the focus when it is shown: the button that asked for it has moved on. */
  readonly focused: boolean;
};

const Pupil = ({ pupil, focused }: PupilProps) => {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focused) row.current?.focus();
  }, [focused]);
  const [asking, setAsking] = useState(false);
  const remove = useRemovePupil();
  const keep = useKeepPupil();
  const { id, firstName, lastName, yearGroup, account, leavingAt } = pupil;
  const name = `${firstName} ${lastName}`;
  const own = account === 'school';
  return (
    <li ref={row} tabIndex={focused ? -1 : undefined} className={desk.row}>
      <div className={desk.words}>
        <p className={desk.name}>{name}</p>
        <p className={desk.soft}>{[yearGroup, ...(pupil.classes.length === 0 ? ['in no class'] : pupil.classes)].join(', ')}</p>
      </div>
      <Status tone={own ? 'quiet' : 'good'}>{own ? 'School account' : 'With family'}</Status>
      {leavingAt !== null && <Status tone="look">{`Leaves on ${formatDate(leavingAt)}`}</Status>}
      <div className={desk.actions}>
        {leavingAt === null ? (
          <Button kind="text" aria-label={`Remove from school: ${name}`} onClick={() => setAsking(true)}>
            Remove from school
          </Button>
        ) : (
          <Button
            kind="quiet"
            aria-label={`Keep ${name}`}
            busy={keep.isPending}
            onClick={() => keep.mutate(id, { onError: failed(`${firstName} could not be kept`) })}
          >
            Keep
          </Button>
        )}
      </div>
      {asking && leavingAt === null && (
        <div className={desk.question}>
          <p>
            {own
              ? `${name} leaves all classes now. After 14 days we delete the account with all its work. You can keep it until then.`
              : `${name} leaves all classes now. The account is the family’s and stays with them.`}
          </p>
          <div className={desk.actions}>
            <Button
              kind="danger"
              busy={remove.isPending}
              onClick={() =>
                remove.mutate(id, {
                  onError: failed(`${firstName} is still at your school`),
                  onSuccess: () => {
                    setAsking(false);
                    done('Taken out of all classes', `${name} is in no class any more.`);
                  },
                })
              }
            >
              Yes, {firstName} leaves
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              No
            </Button>
          </div>
        </div>
      )}
    </li>
  );
};

const Found = ({ all }: { readonly all: readonly SchoolPupil[] }) => {
  const [words, setWords] = useState('');
  const [most, setMost] = useState(atATime);
  const wanted = words.trim().toLowerCase();
  const found = all.filter((pupil) =>
    [pupil.firstName, pupil.lastName, `${pupil.firstName} ${pupil.lastName}`, pupil.yearGroup, ...pupil.classes].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
  const find = (text: string): void => {
    setWords(text);
    setMost(atATime);
  };
  return (
    <div className={desk.form}>
      <search aria-label="Pupils">
        <SearchField label="Find a pupil" placeholder="Name, class or year" value={words} onChange={find} />
      </search>
      <output className={desk.soft}>
        {counted(found.length, 'pupil')}
        {found.length > most && `, the first ${most} are shown`}
      </output>
      <ul className={desk.rows}>
        {found.slice(0, most).map((pupil, at) => (
          <Pupil key={pupil.id} pupil={pupil} focused={most > atATime && at === most - atATime} />
        ))}
      </ul>
      {found.length > most && (
        <div className={desk.actions}>
          <Button kind="quiet" onClick={() => setMost(most + atATime)}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
};

/** Everybody who learns at the school. */
export const PupilsPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(schoolPupilsQuery);
  const { shown, opened, open, close } = useDialogs<'list' | 'cards'>();
  const button = (
    <Button icon={<IconFileSpreadsheet size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => open('list')}>
      Add pupils from a list
    </Button>
  );
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={8} />;
    return <ErrorState title="We could not load your pupils" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Panel
        title="On your list"
        aside={
          data.length > 0 && (
            <div className={desk.actions}>
              <Button kind="quiet" icon={<IconId size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => open('cards')}>
                Sign-in cards
              </Button>
              {button}
            </div>
          )
        }
      >
        {data.length === 0 ? (
          <EmptyState order={3} scene={<PathScene />} title="No pupils yet" action={button}>
            Import a list from your school’s own system, or open a class and give families its code.
          </EmptyState>
        ) : (
          <Found all={data} />
        )}
      </Panel>
      {shown === 'cards' && (
        <Dialog wide keepOpen opened={opened} onClose={close} title="Sign-in cards">
          <Suspense fallback={<LinesSkeleton lines={6} />}>
            <SchoolCards all={data} onDone={close} />
          </Suspense>
        </Dialog>
      )}
      {shown === 'list' && (
        <Dialog wide keepOpen opened={opened} onClose={close} title="Pupils from a list">
          <Suspense fallback={<LinesSkeleton lines={6} />}>
            <ImportList onDone={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
};
