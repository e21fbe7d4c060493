import { SignedIn } from '@hedgerow/contracts/accounts';
import { CeremonyOptions } from '@hedgerow/contracts/passkeys';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { answerWithPasskey, knowsPasskeys, wasClosed } from '../../lib/passkey-browser.ts';
import { awaitSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { saidOr } from './sign-in-words.ts';

const useSignInWithPasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const options = await api.post('/api/auth/passkeys/sign-in/begin', {}, CeremonyOptions);
      await api.post('/api/auth/passkeys/sign-in', { response: await answerWithPasskey(options) }, SignedIn);
      // Whatever the visitor before had read is not this person's.
      client.clear();
      const profile = await awaitSession(client);
      showToast({ title: 'Login successful!' });
      return profile;
    },
  });
};

/** For adults who added a passkey in their settings: no e-mail, no password, no code. */
export const PasskeyButton = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const { mutate, error, isPending } = useSignInWithPasskey();
  if (!knowsPasskeys()) return null;
  return (
    <>
      {error !== null && !wasClosed(error) && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Login Failed">
          {saidOr(error, 'An error occurred during login. Please try again.')}
        </Alert>
      )}
      <Button kind="quiet" wide busy={isPending} onClick={() => mutate(undefined, { onSuccess: onSignedIn })}>
        Use a passkey
      </Button>
    </>
  );
};
