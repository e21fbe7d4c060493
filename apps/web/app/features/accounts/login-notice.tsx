import { accountMessages } from '@hedgerow/contracts/accounts';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { formatDate } from '../../lib/dates.ts';
import type { GoogleRefusal, LoginAnswer } from './login-answer.ts';

/** docs/product/accounts.md#signing-in, Google; and what to do instead. */
const googleWords: Readonly<Record<GoogleRefusal, string>> = {
  failed: 'An error occurred during Google sign in. Please try again, or sign in with your email and password.',
  unverified:
    'This email address is not confirmed yet. Please sign in with your password and open the link in our email. After that, Google works too.',
  pupil: 'Pupils sign in with their username and password. Your parent or guardian has them.',
  'two-factor': 'Your account has two-step sign-in. Please sign in with your email, your password and a code.',
  closing: accountMessages.closing,
};

export type Notice = Extract<LoginAnswer, { kind: 'google' | 'email' | 'closing' }>;

/** What the address of the page has to say, above the form that comes next. */
export const LoginNotice = ({ notice }: { readonly notice: Notice }) => {
  if (notice.kind === 'google')
    return (
      <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Google Sign In Failed">
        {googleWords[notice.why]}
      </Alert>
    );
  if (notice.kind === 'closing')
    return (
      <Alert icon={<IconInfoCircle aria-hidden />} title={`Your account will be deleted on ${formatDate(notice.on)}`}>
        Everybody is signed out. Nothing is deleted before that day. Changed your mind? Use the link in our email, or sign in below, to keep
        everything.
      </Alert>
    );
  return notice.outcome === 'changed' ? (
    <Alert color="green" icon={<IconCircleCheck aria-hidden />} title="Your new address is confirmed">
      Sign in with it from now on. Our emails will go there.
    </Alert>
  ) : (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="This link has expired or is invalid">
      Your email address has not changed. Sign in and ask for a new link in Account Settings.
    </Alert>
  );
};
