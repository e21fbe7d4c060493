import { Message } from '@hedgerow/contracts/shapes';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './account-banner.module.css';

/** Until the address is confirmed (docs/product/accounts.md#e-mail-addresses). It asks for nothing: paying and learning go on without it. */
export const VerifyEmailBanner = ({ email }: { readonly email: string }) => {
  const resend = useMutation({
    mutationFn: () => api.post('/api/auth/resend-verification', {}, Message),
    onSuccess: ({ message }) => showToast({ title: 'Verification email sent', message }),
    onError: (error) =>
      showToast({ kind: 'error', title: 'We could not send the email', message: messageOf(error, 'Please try again in a moment.') }),
  });
  return (
    <section className={classes.banner} data-tone="sun" aria-label="Please confirm your email">
      <p className={classes.words}>
        <strong>Please confirm your email.</strong> We sent an email to {email}. Until you do, we send no weekly email, and you can’t invite
        a second carer or a friend. Everything else works.
      </p>
      <Button kind="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
        Send it again
      </Button>
    </section>
  );
};
