import { type FaqItem, FaqItems } from '@hedgerow/contracts/content';
import type { FaqBody } from '@hedgerow/contracts/operator-content';
import { Success } from '@hedgerow/contracts/shapes';
import { useQuery } from '@tanstack/react-query';
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { read, refused, said, useDeskChange } from './api.ts';
import { AskFirst } from './ask-first.tsx';
import classes from './operator.module.css';

const FaqDialog = lazy(() => import('./faq-dialog.tsx').then((module) => ({ default: module.FaqDialog })));

const faqQuery = read('/api/cms/faq', FaqItems);
const path = '/api/operator/faq';

/** The ids with the one at `from` a place further. */
const moved = (ids: readonly string[], from: number, by: -1 | 1): string[] => {
  const next = [...ids];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(from + by, 0, one);
  return next;
};

type RowProps = { readonly item: FaqItem; readonly at: number; readonly ids: readonly string[]; readonly onEdit: () => void };

const Row = ({ item, at, ids, onEdit }: RowProps) => {
  const order = useDeskChange((wanted: readonly string[]) => api.post(`${path}/order`, { ids: wanted }, Success));
  const remove = useDeskChange((id: string) => api.delete(`${path}/${id}`, Success));
  const move = (by: -1 | 1) =>
    order.mutate(moved(ids, at, by), {
      onError: refused('The order stays as it is'),
      onSuccess: () => announce(`Now number ${at + by + 1} of ${ids.length}`),
    });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{item.question}</h3>
        <p>{item.answer}</p>
        <p className={classes.soft}>{item.category}</p>
      </div>
      {item.helpful && <Status tone="good">Popular</Status>}
      <div className={classes.actions}>
        <IconButton
          label={`Move up: ${item.question}`}
          icon={<IconArrowUp size={20} aria-hidden />}
          disabled={at === 0 || order.isPending}
          onClick={() => move(-1)}
        />
        <IconButton
          label={`Move down: ${item.question}`}
          icon={<IconArrowDown size={20} aria-hidden />}
          disabled={at === ids.length - 1 || order.isPending}
          onClick={() => move(1)}
        />
        <Button kind="quiet" aria-label={`Edit: ${item.question}`} onClick={onEdit}>
          Edit
        </Button>
        <AskFirst
          words="Delete"
          label={`Delete: ${item.question}`}
          question="The question leaves the landing page and cannot be brought back."
          yes="Delete the question"
          busy={remove.isPending}
          onYes={() => remove.mutate(item.id, { onError: refused('The question stays'), onSuccess: () => said('Deleted', item.question) })}
        />
      </div>
    </li>
  );
};

const Items = ({ items }: { readonly items: readonly FaqItem[] }) => {
  const [open, setOpen] = useState<FaqItem | 'new'>();
  const [shown, setShown] = useState(false);
  const save = useDeskChange(({ id, ...words }: FaqBody & { readonly id: string | undefined }) =>
    id === undefined ? api.post(path, words, Success) : api.put(`${path}/${id}`, words, Success),
  );
  const openThis = (next: FaqItem | 'new') => {
    save.reset();
    setOpen(next);
    setShown(true);
  };
  const ids = items.map(({ id }) => id);
  return (
    <Panel
      title="Questions and answers"
      aside={
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => openThis('new')}>
          New question
        </Button>
      }
    >
      <p className={classes.soft}>They stand on the landing page in this order. What you save is there at once.</p>
      <ol className={classes.rows}>
        {items.map((item, at) => (
          <Row key={item.id} item={item} at={at} ids={ids} onEdit={() => openThis(item)} />
        ))}
      </ol>
      {open !== undefined && (
        <Suspense>
          <FaqDialog
            key={open === 'new' ? 'new' : open.id}
            opened={shown}
            onClose={() => setShown(false)}
            before={open === 'new' ? undefined : open}
            categories={[...new Set(items.map(({ category }) => category))]}
            busy={save.isPending}
            error={save.error}
            onSend={(words) =>
              save.mutate(
                { ...words, id: open === 'new' ? undefined : open.id },
                {
                  onSuccess: () => {
                    setShown(false);
                    said('Saved', words.question);
                  },
                },
              )
            }
          />
        </Suspense>
      )}
    </Panel>
  );
};

/** What visitors ask most. */
export const FaqSection = () => {
  const { data, error, isFetching, refetch } = useQuery(faqQuery);
  if (data !== undefined) return <Items items={data} />;
  if (error === null) return <LinesSkeleton lines={8} />;
  return <ErrorState title="We could not load the questions" error={error} busy={isFetching} onRetry={() => void refetch()} />;
};
