import { accountMessages } from '@hedgerow/contracts/accounts';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { formatDate } from '../../lib/dates.ts';
import type { GoogleRefusal, LoginAnswer } from './login-answer.ts';

/** docs/product/accounts.md#signing-in, Google; and what to do instead. */
const googleWords: Readonly<Record<GoogleRefusal, string>> = {
  failed: 'An error occurred during Google sign in. Please try again, or sign in with your email and password.',
  unverified:
    'This address is not confirmed yet, by Google or by us. Please sign in with your password and open the link in our letter; from then on Google works too.',
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
        Everybody is signed out, and nothing is lost until that day. Changed your mind? The link in our letter keeps everything. So does
        signing in below.
      </Alert>
    );
  return notice.outcome === 'changed' ? (
    <Alert color="green" icon={<IconCircleCheck aria-hidden />} title="Your new address is confirmed">
      From now on you sign in with it, and our letters go there.
    </Alert>
  ) : (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="This link has expired or is invalid">
      Your address stays as it was. Sign in and ask for a new link in Account Settings.
    </Alert>
  );
};
