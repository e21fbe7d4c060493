import type { Passkey } from '@hedgerow/contracts/passkeys';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { isKnownDevice, knowsPasskeys, wasClosed } from '../../lib/passkey-browser.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { PasswordFirst } from './password-first.tsx';
import { needsPassword, passkeysQuery, useAddPasskey, useRemovePasskey } from './passkeys-api.ts';
import { Section } from './section.tsx';
import classes from './settings.module.css';

const KeyRow = ({ passkey: { id, name, addedAt } }: { readonly passkey: Passkey }) => {
  const removing = useRemovePasskey();
  const remove = (password?: string) =>
    removing.mutate(
      { id, ...(password === undefined ? {} : { password }) },
      { onSuccess: () => showToast({ title: 'The passkey was removed', message: 'It no longer opens your account.' }) },
    );
  const asks = needsPassword(removing.error);
  return (
    <li className={classes.device}>
      <IconKey size={24} aria-hidden />
      <div>
        <strong>{name}</strong>
        <div className={classes.soft}>Added on {formatDate(addedAt)}</div>
        {removing.error !== null && !asks && <Refused title="It was not removed" error={removing.error} />}
        {asks && (
          <PasswordFirst
            action="Remove"
            kind="danger"
            busy={removing.isPending}
            error={removing.variables?.password === undefined ? null : removing.error}
            refused="It was not removed"
            onPassword={remove}
            onCancel={removing.reset}
          />
        )}
      </div>
      {!asks && (
        <Button
          kind="text"
          busy={removing.isPending}
          aria-label={`Remove ${name}, added on ${formatDate(addedAt)}`}
          onClick={() => remove()}
        >
          Remove
        </Button>
      )}
    </li>
  );
};

const AddPasskey = () => {
  const adding = useAddPasskey();
  const [known, setKnown] = useState(false);
  const add = (password?: string) => {
    setKnown(false);
    adding.mutate(password, {
      onSuccess: () => showToast({ kind: 'success', title: 'The passkey was added', message: 'Next time it signs you in.' }),
      onError: (error) => setKnown(isKnownDevice(error)),
    });
  };
  const { error } = adding;
  const asks = needsPassword(error);
  if (asks)
    return (
      <PasswordFirst
        action="Continue"
        busy={adding.isPending}
        error={adding.variables === undefined ? null : error}
        refused="No passkey was added"
        onPassword={add}
        onCancel={adding.reset}
      />
    );
  return (
    <>
      {known && <p className={classes.words}>This device has a passkey for your account already.</p>}
      {error !== null && !known && !wasClosed(error) && <Refused title="No passkey was added" error={error} />}
      <div className={classes.actions}>
        <Button kind="quiet" busy={adding.isPending} onClick={() => add()}>
          Add a passkey
        </Button>
      </div>
    </>
  );
};

/** Keys of an adult's own devices, beside the password. */
export const PasskeysSection = () => {
  const { data: passkeys, error, isFetching, refetch } = useQuery(passkeysQuery);
  return (
    <Section title="Passkeys">
      <p className={classes.words}>
        Sign in with your finger, your face or your device’s PIN instead of your password. Nobody can guess it or trick you into typing it.
      </p>
      {passkeys === undefined && error !== null && (
        <ErrorState title="We could not load your passkeys" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {passkeys === undefined && error === null && <LinesSkeleton lines={2} />}
      {passkeys !== undefined && passkeys.length > 0 && (
        <ul className={classes.devices}>
          {passkeys.map((passkey) => (
            <KeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys !== undefined &&
        (knowsPasskeys() ? <AddPasskey /> : <p className={classes.soft}>This browser does not support passkeys.</p>)}
    </Section>
  );
};
