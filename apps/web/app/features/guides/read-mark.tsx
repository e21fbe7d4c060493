import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { noteOpened, useReadGuide } from './api.ts';
import classes from './guide.module.css';

type Props = { readonly guideId: string; readonly readAt: string | null };

/** "I have read it": what ticks the guide and lets its questions follow. The server says whether it was read at all. */
export const ReadMark = ({ guideId, readAt }: Props) => {
  const { mutate, isPending } = useReadGuide(guideId);
  useEffect(() => {
    void noteOpened(guideId);
  }, [guideId]);
  const read = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', title: 'Well read', message: 'Today’s list shows what comes next.' }),
      onError: (error) => showToast({ kind: 'info', title: messageOf(error, 'Please try again in a moment.') }),
    });
  return (
    <>
      <Button icon={<IconCheck size={20} aria-hidden />} busy={isPending} onClick={read}>
        I have read it
      </Button>
      {readAt !== null && <span className={classes.origin}>You read this on {formatDate(readAt)}.</span>}
    </>
  );
};
