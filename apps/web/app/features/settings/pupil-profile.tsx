import type { User } from '@hedgerow/contracts/accounts';
import { accountMessages } from '@hedgerow/contracts/accounts';
import { Alert, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { showToast } from '../../ui/toast.ts';
import { yearWords } from './settings-words.ts';
import classes from './settings.module.css';

const restricted = (): void => showToast({ kind: 'info', title: 'Profile Editing Restricted', message: accountMessages.pupilProfile });

const readOnly = {
  readOnly: true,
  className: classes.readOnly ?? '',
  onKeyDown: ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') restricted();
  },
} as const;

/** docs/product/accounts.md#signing-in: a pupil reads what is kept; only a parent changes it. Enter, which would save a form, is answered. */
export const PupilProfile = ({ user }: { readonly user: User }) => (
  <div className={classes.form}>
    <Alert icon={<IconLock aria-hidden />} title="Only your parent or guardian can change these details">
      If something is wrong, please tell them. They can change it in their own account.
    </Alert>
    <div className={classes.pair}>
      <TextInput {...readOnly} label="First name" value={user.firstName} />
      <TextInput {...readOnly} label="Last name" value={user.lastName} />
    </div>
    <TextInput {...readOnly} label="Username" description="You sign in with it." value={user.username ?? ''} />
    <TextInput {...readOnly} label="Year group" value={yearWords(user.yearGroup)} placeholder="Not filled in" />
    <TextInput {...readOnly} label="School name" value={user.school ?? ''} placeholder="Not filled in" />
  </div>
);
