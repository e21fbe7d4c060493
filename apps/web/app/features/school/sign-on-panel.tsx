import type { SchoolSignOn, SignOnPeople } from '@hedgerow/contracts/school-sign-on';
import { signOnNames, type SignOnProvider, signOnProviders, type SignOnRefusal } from '@hedgerow/domain/school-sign-on';
import { Alert, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { LtiPanel } from './lti-panel.tsx';
import { counted, done, failed } from './said.ts';
import { signOnPeopleQuery, signOnQuery, useBeginSignOn, useUnlink, useUnlinkPerson } from './sign-on-api.ts';

type Provider = SchoolSignOn['providers'][number];
type Linked = NonNullable<Provider['linked']>;

const linkRefusals: Partial<Record<SignOnRefusal, string>> = {
  personal: 'That was a personal account, or you are a guest there. Please choose your school account.',
};

/** What came of the way to the provider and back. */
const Outcome = () => {
  const [search] = useSearchParams();
  const linked = signOnProviders.find((provider) => provider === search.get('linked'));
  const why = search.get('why');
  if (linked !== undefined)
    return (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={`${signOnNames[linked]} is linked`}>
        Staff can sign in with it now. Pupils need their school email address in your list. Please import the list again with that column.
      </Alert>
    );
  if (why === null) return null;
  return (
    <Alert color="yellow" role="alert" icon={<IconInfoCircle aria-hidden />} title="Nothing was linked">
      {Object.entries(linkRefusals).find(([one]) => one === why)?.[1] ?? 'Signing in there did not work. Please try again.'}
    </Alert>
  );
};

const tenantWords = (provider: SignOnProvider, tenant: string): string => (provider === 'google' ? tenant : `tenant ${tenant}`);

const LinkedProvider = ({ provider, linked }: { readonly provider: SignOnProvider; readonly linked: Linked }) => {
  const unlink = useUnlink();
  const [asking, setAsking] = useState(false);
  const name = signOnNames[provider];
  return (
    <>
      <p>
        Linked with {tenantWords(provider, linked.tenant)} by {linked.linkedBy} on {formatDate(linked.linkedAt)}.
      </p>
      <p className={desk.soft}>
        {counted(linked.staff, 'member', 'members')} of staff and {counted(linked.pupils, 'pupil')} have signed in this way.
      </p>
      {asking ? (
        <div className={desk.question}>
          <p>Nobody can sign in with {name} any more. Accounts and work stay, and passwords and cards still work.</p>
          {unlink.error !== null && <Refused title={`${name} is still linked`} error={unlink.error} />}
          <div className={desk.actions}>
            <Button
              kind="danger"
              busy={unlink.isPending}
              onClick={() => unlink.mutate(provider, { onSuccess: () => done('Unlinked', `Nobody can sign in with ${name} any more.`) })}
            >
              Unlink {name}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              No
            </Button>
          </div>
        </div>
      ) : (
        <div className={desk.actions}>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Unlink {name}…
          </Button>
        </div>
      )}
    </>
  );
};

const OneProvider = ({ one: { provider, offered, linked } }: { readonly one: Provider }) => {
  const begin = useBeginSignOn();
  const name = signOnNames[provider];
  return (
    <Panel title={name} order={3}>
      {linked !== null && <LinkedProvider provider={provider} linked={linked} />}
      {linked === null && !offered && <p className={desk.soft}>This is not set up yet. Please write to support to have it set up.</p>}
      {linked === null && offered && (
        <>
          <p>
            Sign in there once with your own school account. That shows you belong to the school, and links{' '}
            {provider === 'google' ? 'its domain' : 'its tenant'} with it.
          </p>
          {begin.error !== null && <Refused title="We could not go there" error={begin.error} />}
          <div className={desk.actions}>
            <Button kind="quiet" busy={begin.isPending} onClick={() => begin.mutate(provider)}>
              Link {name}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
};

const shownAtMost = 30;

const People = ({ people }: SignOnPeople) => {
  const unlink = useUnlinkPerson();
  const [search, setSearch] = useState('');
  const found = people.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      {people.length > 8 && <TextInput label="Find somebody" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />}
      {people.length === 0 && <p className={desk.soft}>Nobody has signed in this way yet.</p>}
      <ul className={desk.rows}>
        {found.slice(0, shownAtMost).map(({ id, name, kind, provider, lastUsedAt }) => (
          <li key={`${id} ${provider}`} className={desk.row}>
            <div className={desk.words}>
              <p className={desk.name}>{name}</p>
              <p className={desk.soft}>
                {kind === 'pupil' ? 'Pupil' : 'Staff'}, {signOnNames[provider]}, last on {formatDate(lastUsedAt)}
              </p>
            </div>
            <Button
              kind="text"
              aria-label={`Unlink ${name}`}
              busy={unlink.isPending && unlink.variables === id}
              onClick={() =>
                unlink.mutate(id, {
                  onError: failed('They are still linked'),
                  onSuccess: () => done('Unlinked', `Next time, we recognise ${name} by their email address.`),
                })
              }
            >
              Unlink
            </Button>
          </li>
        ))}
      </ul>
      {found.length > shownAtMost && <p className={desk.soft}>And {found.length - shownAtMost} more: search for a name.</p>}
    </>
  );
};

const changeWords = ({ what, provider, about, who }: SchoolSignOn['changes'][number]): string => {
  const name = signOnNames[provider];
  if (what === 'person-unlinked') return `${who} unlinked ${about === '' ? 'somebody who has left' : about} (${name})`;
  return `${who} ${what} ${name}, ${tenantWords(provider, about)}`;
};

/** With which accounts of its own a school lets its people in. */
export const SignOnPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(signOnQuery);
  const people = useQuery(signOnPeopleQuery).data;
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={8} />;
    return <ErrorState title="We could not load single sign-on" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const linked = data.providers.some((one) => one.linked !== null);
  return (
    <div className={desk.stack}>
      <Outcome />
      <Panel title="Single sign-on">
        <p>
          Staff and pupils sign in with their school accounts. We recognise staff by the address you invited, and pupils by the address in
          your list. Signing in never makes a new account.
        </p>
        {linked && (
          <p className={desk.soft}>
            {data.pupilsWithAddress} of {counted(data.pupils, 'pupil')} have an address in your list.
          </p>
        )}
      </Panel>
      {data.providers.map((one) => (
        <OneProvider key={one.provider} one={one} />
      ))}
      {linked && (
        <Panel title="Who has signed in this way">
          {people === undefined ? <LinesSkeleton lines={4} /> : <People people={people.people} />}
        </Panel>
      )}
      <LtiPanel />
      {data.changes.length > 0 && (
        <Panel title="What was changed">
          <ul className={desk.rows}>
            {data.changes.map((change) => (
              <li key={change.id} className={desk.row}>
                <div className={desk.words}>
                  <p>{changeWords(change)}</p>
                  <p className={desk.soft}>{formatDate(change.at)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
};
