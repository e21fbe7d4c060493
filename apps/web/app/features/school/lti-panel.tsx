import type { LtiPlatforms, NewLtiPlatformBody } from '@hedgerow/contracts/lti';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { counted, done, failed } from './said.ts';
import { ltiQuery, useAddLti, useApproveLti, useInviteLti, useRemoveLti, useSendMarksAgain } from './sign-on-api.ts';

const fields = [
  ['name', 'Name', 'As your staff call it: “Moodle”.'],
  ['issuer', 'Platform ID (issuer)', 'Begins with https://.'],
  ['clientId', 'Client ID', undefined],
  ['deploymentId', 'Deployment ID', undefined],
  ['authUrl', 'Authentication request URL', undefined],
  ['tokenUrl', 'Access token URL', undefined],
  ['jwksUrl', 'Public keyset URL', undefined],
] as const;
const empty: NewLtiPlatformBody = { name: '', issuer: '', clientId: '', deploymentId: '', authUrl: '', tokenUrl: '', jwksUrl: '' };

const AddPlatform = ({ tool, onDone }: Pick<LtiPlatforms, 'tool'> & { readonly onDone: () => void }) => {
  const add = useAddLti();
  const [body, setBody] = useState(empty);
  const send = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(body, {
      onSuccess: () => {
        done('Added', `${body.name} can open this product now.`);
        onDone();
      },
    });
  };
  return (
    <form noValidate className={desk.form} onSubmit={send}>
      <p>In the platform, add an external tool (LTI 1.3) with these addresses. It then shows what to enter below.</p>
      <dl className={desk.addresses}>
        <dt>Initiate login URL</dt>
        <dd>{tool.loginUrl}</dd>
        <dt>Tool URL and redirection URI</dt>
        <dd>{tool.launchUrl}</dd>
        <dt>Public keyset URL</dt>
        <dd>{tool.keysUrl}</dd>
      </dl>
      {fields.map(([field, label, hint]) => (
        <TextInput
          key={field}
          label={label}
          description={hint}
          autoComplete="off"
          spellCheck={false}
          value={body[field]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setBody((before) => ({ ...before, [field]: value }));
          }}
        />
      ))}
      {add.error !== null && <Refused title="The platform was not added" error={add.error} />}
      <div className={desk.actions}>
        <Button type="submit" busy={add.isPending}>
          Add the platform
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** An address to paste into a platform that registers itself; it works once, for an hour. */
const Invitation = () => {
  const invite = useInviteLti();
  if (invite.data === undefined)
    return (
      <>
        {invite.error !== null && <Refused title="There is no address yet" error={invite.error} />}
        <Button kind="quiet" busy={invite.isPending} onClick={() => invite.mutate()}>
          Make an address to paste
        </Button>
      </>
    );
  return (
    <div className={desk.form}>
      <p>
        Paste this into the platform where it asks for a tool’s registration URL. In Moodle that is “Manage tools”. It works once, for an
        hour.
      </p>
      <dl className={desk.addresses}>
        <dt>Registration URL</dt>
        <dd>{invite.data.address}</dd>
      </dl>
      <div className={desk.actions}>
        <CopyButton text={invite.data.address} words="Copy the address" failed="Copy failed: please select it and copy it." />
      </div>
    </div>
  );
};

type Platform = LtiPlatforms['platforms'][number];

const marksWords = ({ sent, waiting, givenUp, problem }: Platform['marks']): string | undefined => {
  if (sent + waiting + givenUp === 0) return undefined;
  const parts = [
    `${counted(sent, 'mark', 'marks')} sent back.`,
    ...(waiting === 0 ? [] : [`${waiting} on the way.`]),
    ...(givenUp === 0 ? [] : [`${givenUp} not taken.`]),
    ...(problem === null ? [] : [problem]),
  ];
  return parts.join(' ');
};

const PlatformRow = ({ platform }: { readonly platform: Platform }) => {
  const { id, name, issuer, deploymentId, people, addedBy, addedAt, waits, marks } = platform;
  const [remove, approve, again] = [useRemoveLti(), useApproveLti(), useSendMarksAgain()];
  const said = marksWords(marks);
  return (
    <li className={desk.row}>
      <div className={desk.words}>
        <p className={desk.name}>{name}</p>
        <p className={desk.soft}>{deploymentId === '' ? issuer : `${issuer}, deployment ${deploymentId}`}</p>
        {waits ? (
          <p>It registered itself with an address that {addedBy} made. It opens nothing until you agree.</p>
        ) : (
          <p className={desk.soft}>
            {counted(people, 'person', 'people')} came from it. Added by {addedBy} on {formatDate(addedAt)}.
          </p>
        )}
        {said !== undefined && <p className={desk.soft}>{said}</p>}
      </div>
      <div className={desk.actions}>
        {waits && (
          <Button
            aria-label={`Agree to ${name}`}
            busy={approve.isPending}
            onClick={() =>
              approve.mutate(id, {
                onError: failed('Not agreed yet'),
                onSuccess: () => done('Agreed', `${name} can open this product now.`),
              })
            }
          >
            Agree
          </Button>
        )}
        {marks.waiting + marks.givenUp > 0 && (
          <Button
            kind="quiet"
            aria-label={`Send again: marks for ${name}`}
            busy={again.isPending}
            onClick={() =>
              again.mutate(id, {
                onError: failed('Nothing was sent'),
                onSuccess: () => done('They go again', 'We try within a minute. This page says what became of them.'),
              })
            }
          >
            Send again
          </Button>
        )}
        <Button
          kind="text"
          aria-label={`Remove ${name}`}
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(id, {
              onError: failed('It is still there'),
              onSuccess: () => done('Removed', `${name} can no longer open this product.`),
            })
          }
        >
          Remove
        </Button>
      </div>
    </li>
  );
};

/** Learning platforms of the school's that open our work inside their courses. */
export const LtiPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(ltiQuery);
  const [adding, setAdding] = useState(false);
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={4} />;
    return <ErrorState title="We could not load your platforms" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title="Learning platforms">
      <p>
        Teachers add work to a course in Moodle or another platform that speaks LTI 1.3, pupils open it from there, and their marks go back.
      </p>
      <ul className={desk.rows}>
        {data.platforms.map((platform) => (
          <PlatformRow key={platform.id} platform={platform} />
        ))}
      </ul>
      {adding ? (
        <AddPlatform tool={data.tool} onDone={() => setAdding(false)} />
      ) : (
        <>
          <Invitation />
          <div className={desk.actions}>
            <Button kind="text" onClick={() => setAdding(true)}>
              Add a platform by hand
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
};
