import type { PupilCard, SchoolClass, SchoolPupil } from '@hedgerow/contracts/schools';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconId, IconKey, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import desk from '../../ui/desk.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { classPupilsQuery, schoolPupilsQuery, useEndCode, useMakeCards, useNewCode, usePlace, useRenewCard, useTakeOut } from './api.ts';
import { PrintedCards } from './printed-cards.tsx';
import { done, failed } from './said.ts';
import classes from './school.module.css';

const JoinCode = ({ one }: { readonly one: SchoolClass }) => {
  const make = useNewCode();
  const end = useEndCode();
  const { joinCode, name, id } = one;
  return (
    <Panel order={3} title="Code for families" icon={<IconKey size={22} aria-hidden />}>
      <div className={desk.form}>
        <p className={desk.soft}>
          Parents type it under “Code from school” on their child’s page. They read what your school will see and agree. The teacher of{' '}
          {name} then says yes or no. A new code replaces the old one.
        </p>
        {joinCode !== null && (
          <p className={classes.code} translate="no">
            {joinCode}
          </p>
        )}
        <div className={desk.actions}>
          {joinCode !== null && <CopyButton text={joinCode} words="Copy the code" failed="Copy failed: please copy the code by hand." />}
          <Button
            kind={joinCode === null ? 'main' : 'quiet'}
            busy={make.isPending}
            onClick={() => make.mutate(id, { onError: failed('No code was made') })}
          >
            {joinCode === null ? 'Make a code' : 'Make a new code'}
          </Button>
          {joinCode !== null && (
            <Button kind="text" busy={end.isPending} onClick={() => end.mutate(id, { onError: failed('The code still works') })}>
              End the code
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
};

const AddPupil = ({ one, here }: { readonly one: SchoolClass; readonly here: readonly SchoolPupil[] }) => {
  const { data } = useQuery(schoolPupilsQuery);
  const place = usePlace();
  const [wanted, setWanted] = useState('');
  const others = (data ?? []).filter(({ id }) => !here.some((pupil) => pupil.id === id));
  const childId = others.some(({ id }) => id === wanted) ? wanted : (others[0]?.id ?? '');
  if (others.length === 0) return null;
  return (
    <div className={desk.actions}>
      <NativeSelect
        aria-label="Pupil of your school"
        data={others.map(({ id, firstName, lastName, yearGroup }) => ({ value: id, label: `${lastName}, ${firstName} (${yearGroup})` }))}
        value={childId}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <Button
        kind="quiet"
        icon={<IconUserPlus size={20} aria-hidden />}
        busy={place.isPending}
        onClick={() => place.mutate({ id: one.id, childId }, { onError: failed('Nobody was added') })}
      >
        Add to the class
      </Button>
    </div>
  );
};

type PupilProps = { readonly pupil: SchoolPupil; readonly classId: string; readonly onCard: (card: PupilCard) => void };

const Pupil = ({ pupil, classId, onCard }: PupilProps) => {
  const takeOut = useTakeOut();
  const renew = useRenewCard();
  const { id, firstName, lastName, yearGroup, account, username, hasCard } = pupil;
  const name = `${firstName} ${lastName}`;
  return (
    <li className={desk.row}>
      <div className={desk.words}>
        <p className={desk.name}>{name}</p>
        <p className={desk.soft}>
          {yearGroup}
          {username !== null && (
            <>
              , username <span translate="no">{username}</span>
            </>
          )}
        </p>
      </div>
      <Status tone={account === 'family' ? 'good' : 'quiet'}>{account === 'family' ? 'With family' : 'School account'}</Status>
      <div className={desk.actions}>
        {account === 'school' && hasCard && (
          <Button
            kind="text"
            aria-label={`New card for ${name}`}
            busy={renew.isPending}
            onClick={() => renew.mutate(id, { onError: failed('No card was made'), onSuccess: onCard })}
          >
            New card
          </Button>
        )}
        <Button
          kind="text"
          aria-label={`Take out: ${name}`}
          busy={takeOut.isPending}
          onClick={() =>
            takeOut.mutate(
              { id: classId, childId: id },
              {
                onError: failed(`${firstName} is still in the class`),
                onSuccess: () => done('Taken out', `${name} is not in the class any more.`),
              },
            )
          }
        >
          Take out
        </Button>
      </div>
    </li>
  );
};

const Pupils = ({ one }: { readonly one: SchoolClass }) => {
  const { data, error, isFetching, refetch } = useQuery(classPupilsQuery(one.id));
  const make = useMakeCards();
  const [cards, setCards] = useState<readonly PupilCard[]>([]);
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={6} />;
    return <ErrorState title="We could not load the pupils" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (cards.length > 0) return <PrintedCards cards={cards} onDone={() => setCards([])} />;
  const without = data.filter(({ account, hasCard }) => account === 'school' && !hasCard).length;
  return (
    <div className={desk.stack}>
      {without > 0 && (
        <Panel
          tone="sun"
          order={3}
          title={without === 1 ? 'One pupil has no sign-in card yet' : `${without} pupils have no sign-in card yet`}
        >
          <div className={desk.form}>
            <p className={desk.soft}>
              Each card has a username, a password and a code with which a parent can link the account. They are shown once, so print them
              straight away.
            </p>
            <div className={desk.actions}>
              <Button
                icon={<IconId size={20} aria-hidden />}
                busy={make.isPending}
                onClick={() =>
                  make.mutate(one.id, { onError: failed('No cards were made'), onSuccess: ({ cards: made }) => setCards(made) })
                }
              >
                Make sign-in cards
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <JoinCode one={one} />
      <Panel order={3} title="Pupils">
        <div className={desk.form}>
          {data.length === 0 ? (
            <p className={desk.soft}>Nobody is in this class yet. Add pupils from a list, under Pupils, or give families the code.</p>
          ) : (
            <ul className={desk.rows}>
              {data.map((pupil) => (
                <Pupil key={pupil.id} pupil={pupil} classId={one.id} onCard={(card) => setCards([card])} />
              ))}
            </ul>
          )}
          <AddPupil one={one} here={data} />
        </div>
      </Panel>
    </div>
  );
};

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly one: SchoolClass };

/** Who is in a class, and how they come in. */
export const ClassDialog = ({ opened, onClose, one }: Props) => (
  <Dialog wide opened={opened} onClose={onClose} title={one.name}>
    <Pupils one={one} />
  </Dialog>
);
