import type { OwnSession } from '@hedgerow/contracts/accounts';
import { Badge } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { forgetDevice } from '../../lib/leave-device.ts';
import { forgetPerson, openAfresh } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { Section } from './section.tsx';
import { sessionsQuery, useEndSession, useSignOutEverywhere } from './security-api.ts';
import classes from './settings.module.css';

const notEnded = (error: unknown): void =>
  showToast({ kind: 'error', title: 'Nobody was signed out', message: messageOf(error, 'Please try again in a moment.') });

const leave = (): void => openAfresh('/login', '/login', { title: 'You are signed out on every device' });

const Device = ({ session: { id, device, current, startedAt, lastUsedAt } }: { readonly session: OwnSession }) => {
  const end = useEndSession();
  const onSuccess = () => showToast({ title: `${device} was signed out` });
  return (
    <li className={classes.device}>
      <IconDeviceDesktop size={24} aria-hidden />
      <div>
        <strong>{device}</strong> {current && <Badge color="green">This device</Badge>}
        <div className={classes.soft}>
          Signed in on {formatDate(startedAt)}
          {!current && `, last used ${formatDate(lastUsedAt)} at ${formatTime(lastUsedAt)}`}
        </div>
      </div>
      {!current && (
        <Button
          kind="text"
          busy={end.isPending}
          aria-label={`Sign out ${device}, signed in on ${formatDate(startedAt)}`}
          onClick={() => end.mutate(id, { onSuccess, onError: notEnded })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
};

/** Where this person is signed in, and an end to it. */
export const SessionsSection = () => {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery);
  const everywhere = useSignOutEverywhere();
  const signOut = () =>
    everywhere.mutate(undefined, {
      onSuccess: () => {
        forgetPerson();
        void forgetDevice().then(leave, leave);
      },
      onError: notEnded,
    });
  return (
    <Section title="Where you are signed in">
      {sessions === undefined && error !== null && (
        <ErrorState title="We could not load your devices" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {sessions === undefined && error === null && <LinesSkeleton lines={3} />}
      {sessions !== undefined && (
        <ul className={classes.devices}>
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <Button kind="quiet" busy={everywhere.isPending || everywhere.isSuccess} onClick={signOut}>
          Sign out everywhere
        </Button>
        <span className={classes.soft}>This device too.</span>
      </div>
    </Section>
  );
};
