import type { TeacherClass } from '@hedgerow/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { downloadAddress, sharedByMeQuery, useStopSharing } from './api.ts';
import { ShareForm } from './share-form.tsx';
import { sizeWords } from './resource-form.ts';

const Shared = () => {
  const { data, error, isFetching, refetch } = useQuery(sharedByMeQuery);
  const stop = useStopSharing();
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={3} />
    ) : (
      <ErrorState title="We could not load what you shared" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p className={desk.soft}>Nothing is shared yet.</p>;
  return (
    <ul className={desk.rows} aria-label="Shared with your classes">
      {data.map(({ id, title, subjectName, originalName, fileSize, sharedAt, classes: with_, sharedBy, mayRemove }) => (
        <li key={id} className={desk.row}>
          <span className={desk.words}>
            <a className={desk.name} href={downloadAddress(id)} download={originalName}>
              {title}
            </a>
            <span className={desk.soft}>
              {`${subjectName}, ${sizeWords(fileSize)}, ${formatDate(sharedAt)}${sharedBy === null ? '' : `, by ${sharedBy}`}. ${with_.length === 0 ? 'With no class any more' : `With ${with_.map(({ name }) => name).join(', ')}`}`}
            </span>
          </span>
          {mayRemove && (
            <Button
              kind="text"
              aria-label={`Remove ${title}`}
              busy={stop.isPending && stop.variables === id}
              onClick={() =>
                stop.mutate(id, {
                  onSuccess: () => showToast({ title: 'Removed', message: `“${title}” is no longer with your classes.` }),
                  onError: (cause) =>
                    showToast({ kind: 'error', title: 'It was not removed', message: messageOf(cause, 'Please try again.') }),
                })
              }
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

type SharedProps = {
  /** Those in which the teacher may share. */
  readonly all: readonly TeacherClass[];
  readonly shown: TeacherClass;
};

/** The form, where the chosen class can be given something, and what is shared. */
export const SharedResources = ({ all, shown }: SharedProps) => (
  <>
    {all.some(({ id }) => id === shown.id) && <ShareForm all={all} shown={shown} />}
    <h3 className={desk.heading}>Shared with your classes</h3>
    <Shared />
  </>
);

type Props = SharedProps & { readonly opened: boolean; readonly onClose: () => void };

/** Upload Learning Resources (docs/product/schools.md#what-a-teacher-gives): what is shared stands on the pages of the pupils and their parents. */
export const ResourcesDialog = ({ opened, onClose, ...shared }: Props) => (
  <Dialog wide opened={opened} onClose={onClose} title="Upload Learning Resources">
    <SharedResources {...shared} />
  </Dialog>
);
