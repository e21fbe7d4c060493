import { useEffect, useRef } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDeleteFile } from './api.ts';
import classes from './files.module.css';

type Props = { readonly fileId: string; readonly onKeep: () => void; readonly onDeleted: () => void };

/** docs/product/uploads.md#what-can-be-uploaded: asks first, in place: one overlay at a time. */
export const DeleteFile = ({ fileId, onKeep, onDeleted }: Props) => {
  const remove = useDeleteFile(fileId, () => {
    showToast({ title: 'File Deleted' });
    onDeleted();
  });
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const go = () =>
    remove.mutate(undefined, {
      onError: (error) => showToast({ kind: 'error', title: 'Failed to delete file', message: messageOf(error, 'Please try again.') }),
    });
  return (
    <section className={classes.confirm} aria-labelledby="delete-question">
      <p id="delete-question" ref={question} tabIndex={-1}>
        Are you sure you want to delete this file? This action cannot be undone.
      </p>
      <div className={classes.actions}>
        <Button kind="danger" busy={remove.isPending} onClick={go}>
          Delete this file
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </section>
  );
};
