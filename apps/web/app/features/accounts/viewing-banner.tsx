import { ViewAnswer } from '@hedgerow/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { openAfresh } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './account-banner.module.css';

/** Document 2 section 2: a parent looks through a child's eyes, changes nothing, and goes back. */
export const ViewingBanner = ({ name }: { readonly name: string }) => {
  const goBack = useMutation({
    mutationFn: () => api.post('/api/auth/return-to-parent', {}, ViewAnswer),
    onSuccess: ({ redirectUrl }) => openAfresh(redirectUrl, '/parent-dashboard', { title: 'Switched to Parent View' }),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Failed to return to parent view',
        message: messageOf(error, 'Unable to return to parent view. Please try again.'),
      }),
  });
  return (
    <section className={classes.banner} data-tone="sky" aria-label="Parent view">
      <p className={classes.words}>
        <strong>Viewing as {name}.</strong> You can look at everything. Nothing that you do here is saved or earns points.
      </p>
      <Button
        kind="quiet"
        icon={<IconArrowBackUp size={20} aria-hidden />}
        busy={goBack.isPending || goBack.isSuccess}
        onClick={() => goBack.mutate()}
      >
        Return to Parent Dashboard
      </Button>
    </section>
  );
};
