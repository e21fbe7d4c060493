import type { TwoFactorBegun } from '@hedgerow/contracts/accounts';
import { Skeleton } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { lazy, Suspense } from 'react';
import type * as z from 'zod/mini';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { PasswordFirst } from './password-first.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Refused } from '../../ui/refused.tsx';
import { useBeginTwoFactor, useConfirmTwoFactor } from './security-api.ts';
import classes from './two-factor-setup.module.css';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const sayItIsOn = (): void =>
  showToast({ title: 'Two-step sign-in is on', message: 'From now on you sign in with your password and a code from your app.' });

type Begun = z.output<typeof TwoFactorBegun>;
type Props = {
  /** It is on. */
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
};

const Confirm = ({ begun: { uri, secret, recoveryCodes }, onDone, onCancel }: Props & { readonly begun: Begun }) => {
  const confirm = useConfirmTwoFactor(() => {
    sayItIsOn();
    onDone?.();
  });
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' }, validate: { code: isNotEmpty('Enter the code') } });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(({ code }) => confirm.mutate(code), focusFirstError(form))}>
      <ol className={classes.steps}>
        <li>
          <p className={classes.step}>Add Hedgerow to an authenticator app</p>
          <div className={classes.add}>
            <Suspense fallback={<Skeleton width={184} height={184} />}>
              <QrCode text={uri} />
            </Suspense>
            <div>
              <p className={classes.words}>Scan the square with the app’s camera. No camera to hand? Type this key into the app:</p>
              <code className={classes.key}>{inFours(secret)}</code>
              <p className={classes.words}>
                Using this device? <a href={uri}>Open it in your app</a>.
              </p>
            </div>
          </div>
        </li>
        <li>
          <p className={classes.step}>Keep your recovery codes</p>
          <p className={classes.words}>Each signs you in once if you lose your device. We show them only once.</p>
          <RecoveryCodes codes={recoveryCodes} />
        </li>
        <li>
          <p className={classes.step}>Type the six digits that the app shows</p>
          {confirm.isError && <Refused title="That code was not accepted" error={confirm.error} />}
          <CodeField key={form.key('code')} {...form.getInputProps('code')} />
        </li>
      </ol>
      <div className={classes.keep}>
        <Button type="submit" busy={confirm.isPending}>
          Turn on
        </Button>
        {onCancel !== undefined && (
          <Button kind="text" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
};

/** Turning two-step sign-in on: the password again, a key for the app, and the app's first code. */
export const TwoFactorSteps = (props: Props) => {
  const { onCancel } = props;
  const begin = useBeginTwoFactor();
  if (begin.data !== undefined) return <Confirm begun={begin.data} {...props} />;
  return (
    <PasswordFirst
      action="Start"
      busy={begin.isPending}
      error={begin.error}
      refused="We could not start"
      onPassword={begin.mutate}
      {...(onCancel === undefined ? {} : { onCancel })}
    />
  );
};
