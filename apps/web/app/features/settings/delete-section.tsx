import { useState } from 'react';
import { forgetPerson, openAfresh, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordFirst } from './password-first.tsx';
import { Section } from './section.tsx';
import { useDeleteAccount } from './security-api.ts';
import classes from './settings.module.css';

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** First names of those who go along. */
const useChildren = (): readonly string[] => {
  const session = useSession();
  return session.status === 'signed-in' ? session.children.map(({ firstName }) => firstName) : [];
};

const WhatHappens = ({ family, pupil, email }: { readonly family: boolean; readonly pupil: boolean; readonly email: string }) => {
  const children = useChildren();
  return (
    <ul className={classes.happens}>
      <li>
        <strong>At once:</strong> {names.format(['you', ...children])} are signed out on every device, and nobody can sign in.
        {family && ' You are not charged again. A subscription ends with the month you have paid for.'}
      </li>
      <li>
        <strong>For 30 days:</strong> we delete nothing. The link in the email we send to {email} brings everything back.
      </li>
      <li>
        <strong>After 30 days:</strong> {pupil && 'your account is deleted for good: work, progress, files and figures.'}
        {family &&
          `your account${children.length === 0 ? '' : ` and everything about ${names.format(children)}`} is deleted for good: work, progress, files and figures.`}
        {!family &&
          !pupil &&
          'your account is deleted for good. Your classes pass to your school’s administrator. If there is none, they end. Pupils keep their own work.'}
      </li>
    </ul>
  );
};

const leave = ({ deletedOn }: { readonly deletedOn: string }): void => {
  forgetPerson();
  openAfresh(`/login?closing=${deletedOn}`, '/login');
};

type Props = {
  /** Somebody of 13 to 18 who came alone. */ readonly pupil?: boolean;
  readonly family: boolean;
  readonly email: string;
  readonly hasPassword: boolean;
};

/** Closing the account, with thirty days to change one's mind. */
export const DeleteSection = ({ family, pupil = false, email, hasPassword }: Props) => {
  const [asked, setAsked] = useState(false);
  const remove = useDeleteAccount();
  return (
    <Section title="Delete account">
      {!asked && (
        <>
          <p className={classes.words}>
            {family ? 'Your account and those of your children, with everything in them. ' : 'Your account with everything in it. '}
            You have 30 days to change your mind.
          </p>
          <div className={classes.actions}>
            <Button kind="quiet" disabled={!hasPassword} onClick={() => setAsked(true)}>
              Delete my account
            </Button>
            {!hasPassword && <span className={classes.soft}>Set a password above first. We ask for it here.</span>}
          </div>
        </>
      )}
      {asked && (
        <>
          <WhatHappens family={family} pupil={pupil} email={email} />
          <PasswordFirst
            action={family ? 'Delete our account' : 'Delete my account'}
            kind="danger"
            busy={remove.isPending || remove.isSuccess}
            error={remove.error}
            refused="Nothing was deleted"
            onPassword={(password) => remove.mutate(password, { onSuccess: leave })}
            onCancel={() => setAsked(false)}
          />
        </>
      )}
    </Section>
  );
};
