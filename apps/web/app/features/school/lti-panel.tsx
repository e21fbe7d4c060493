import type { LtiPlatforms, NewLtiPlatformBody } from '@hedgerow/contracts/lti';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { counted, done, failed } from './said.ts';
import { ltiQuery, useAddLti, useRemoveLti } from './sign-on-api.ts';

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

/** Learning platforms of the school's that open our work inside their courses. */
export const LtiPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(ltiQuery);
  const remove = useRemoveLti();
  const [adding, setAdding] = useState(false);
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={4} />;
    return <ErrorState title="We could not load your platforms" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title="Learning platforms">
      <p>Teachers add work to a course in Moodle or another platform that speaks LTI 1.3, and pupils open it from there.</p>
      <ul className={desk.rows}>
        {data.platforms.map(({ id, name, issuer, deploymentId, people, addedBy, addedAt }) => (
          <li key={id} className={desk.row}>
            <div className={desk.words}>
              <p className={desk.name}>{name}</p>
              <p className={desk.soft}>
                {issuer}, deployment {deploymentId}
              </p>
              <p className={desk.soft}>
                {counted(people, 'person', 'people')} came from it. Added by {addedBy} on {formatDate(addedAt)}.
              </p>
            </div>
            <Button
              kind="text"
              aria-label={`Remove ${name}`}
              busy={remove.isPending && remove.variables === id}
              onClick={() =>
                remove.mutate(id, {
                  onError: failed('It is still there'),
                  onSuccess: () => done('Removed', `${name} can no longer open this product.`),
                })
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {adding ? (
        <AddPlatform tool={data.tool} onDone={() => setAdding(false)} />
      ) : (
        <div className={desk.actions}>
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Add a platform
          </Button>
        </div>
      )}
    </Panel>
  );
};
