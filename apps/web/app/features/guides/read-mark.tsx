import { londonDate } from '@hedgerow/domain/calendar-dates';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { NextWork } from '../../ui/work-end.tsx';
import { noteOpened, useReadGuide } from './api.ts';
import classes from './guide.module.css';

type Props = { readonly guideId: string; readonly readAt: string | null; readonly next: NextWork | undefined };

/** "I have read it": what ticks the guide and lets its questions follow. The server says whether it was read at all. */
export const ReadMark = ({ guideId, readAt, next }: Props) => {
  const { mutate, isPending, isSuccess } = useReadGuide(guideId);
  useEffect(() => {
    void noteOpened(guideId);
  }, [guideId]);
  const read = () =>
    mutate(undefined, {
      onSuccess: () =>
        showToast({
          kind: 'success',
          title: 'Well read',
          message: next === undefined ? 'It counts for today.' : 'It counts for today. What comes next stands below.',
        }),
      onError: (error) => showToast({ kind: 'info', title: messageOf(error, 'Please try again in a moment.') }),
    });
  const [today] = useState(() => londonDate(new Date()));
  const isReadToday = isSuccess || (readAt !== null && londonDate(new Date(readAt)) === today);
  return (
    <>
      {!isReadToday && (
        <Button icon={<IconCheck size={20} aria-hidden />} busy={isPending} onClick={read}>
          I have read it
        </Button>
      )}
      {isReadToday && next !== undefined && (
        <Button busy={next.busy} onClick={next.go}>
          {next.words}
        </Button>
      )}
      {readAt !== null && <span className={classes.origin}>You read this on {formatDate(readAt)}.</span>}
    </>
  );
};
