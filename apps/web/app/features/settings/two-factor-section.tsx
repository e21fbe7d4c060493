import { Badge } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { PasswordFirst } from './password-first.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from './section.tsx';
import { useNewRecoveryCodes, useTurnOffTwoFactor } from './security-api.ts';
import classes from './settings.module.css';
import { TwoFactorSteps } from './two-factor-steps.tsx';

type Doing = 'nothing' | 'turning-on' | 'turning-off' | 'new-codes';
type Props = { readonly enabled: boolean; readonly required: boolean; readonly hasPassword: boolean };
type StepProps = { readonly onDone: () => void };

const TurnOff = ({ onDone }: StepProps) => {
  const off = useTurnOffTwoFactor(() => {
    showToast({ title: 'Two-step sign-in is off', message: 'You now sign in with only your password.' });
    onDone();
  });
  return (
    <PasswordFirst
      action="Turn off"
      kind="danger"
      busy={off.isPending}
      error={off.error}
      refused="It is still on"
      onPassword={off.mutate}
      onCancel={onDone}
    />
  );
};

const NewCodes = ({ onDone }: StepProps) => {
  const renew = useNewRecoveryCodes();
  if (renew.data === undefined)
    return (
      <PasswordFirst
        action="Make new codes"
        busy={renew.isPending}
        error={renew.error}
        refused="The old codes still work"
        onPassword={renew.mutate}
        onCancel={onDone}
      />
    );
  return (
    <>
      <p className={classes.words}>These replace your old codes, which no longer work. We show them only once.</p>
      <RecoveryCodes codes={renew.data.recoveryCodes} />
      <div className={classes.actions}>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </>
  );
};

/** Optional for parents, asked of a school's staff. */
export const TwoFactorSection = ({ enabled, required, hasPassword }: Props) => {
  const [doing, setDoing] = useState<Doing>('nothing');
  const done = () => setDoing('nothing');
  return (
    <Section title="Two-step sign-in" aside={<Badge color={enabled ? 'green' : 'gray'}>{enabled ? 'On' : 'Off'}</Badge>}>
      <p className={classes.words}>
        {enabled
          ? 'Signing in asks for your password and a code from your authenticator app.'
          : 'As well as your password, you enter a code from an app on your phone or computer. Somebody who learns your password still cannot get in.'}
        {required && ' Your role needs it, so it stays on.'}
      </p>
      {doing === 'nothing' && !enabled && hasPassword && (
        <div className={classes.actions}>
          <Button kind="quiet" onClick={() => setDoing('turning-on')}>
            Turn on two-step sign-in
          </Button>
        </div>
      )}
      {!enabled && !hasPassword && (
        <p className={classes.soft}>You sign in with Google, which has its own second step. Set a password first to use ours.</p>
      )}
      {doing === 'nothing' && enabled && (
        <div className={classes.actions}>
          <Button kind="quiet" onClick={() => setDoing('new-codes')}>
            New recovery codes
          </Button>
          {!required && (
            <Button kind="text" onClick={() => setDoing('turning-off')}>
              Turn off
            </Button>
          )}
        </div>
      )}
      {doing === 'turning-on' && !enabled && <TwoFactorSteps onDone={done} onCancel={done} />}
      {doing === 'turning-off' && enabled && <TurnOff onDone={done} />}
      {doing === 'new-codes' && enabled && <NewCodes onDone={done} />}
    </Section>
  );
};
