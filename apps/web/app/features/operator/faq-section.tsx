import { type FaqItem, FaqItems } from '@hedgerow/contracts/content';
import type { FaqBody } from '@hedgerow/contracts/operator-content';
import { Success } from '@hedgerow/contracts/shapes';
import { useQuery } from '@tanstack/react-query';
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { announce } from '../../ui/announce.tsx';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { read, refused, said, useDeskChange } from './api.ts';
import { AskFirst } from './ask-first.tsx';
import { DeskRow } from './desk-row.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { savedAt, useDeskDialog } from './use-desk-dialog.ts';

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
    <DeskRow name={item.question} text={item.answer} about={item.category}>
      {item.helpful && <Status tone="good">Popular</Status>}
      <div className={desk.actions}>
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
          onYes={() => void remove.mutateAsync(item.id).then(() => said('Deleted', item.question), refused('The question stays'))}
        />
      </div>
    </DeskRow>
  );
};

/** What visitors ask most. */
export const FaqSection = () => {
  const query = useQuery(faqQuery);
  const { open, key, props } = useDeskDialog<FaqItem, FaqBody, unknown>(savedAt(path), (_, { question }) => said('Saved', question));
  return (
    <Panel
      title="Questions and answers"
      aside={
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => open()}>
          New question
        </Button>
      }
    >
      <p className={desk.soft}>They show on the landing page in this order. What you save shows at once.</p>
      <QueryView query={query} failed="We could not load the questions" lines={8}>
        {(items) => (
          <ol className={desk.rows}>
            {items.map((item, at) => (
              <Row key={item.id} item={item} at={at} ids={items.map(({ id }) => id)} onEdit={() => open(item)} />
            ))}
          </ol>
        )}
      </QueryView>
      {key > 0 && (
        <Suspense>
          <FaqDialog key={key} {...props} categories={[...new Set(query.data?.map(({ category }) => category))]} />
        </Suspense>
      )}
    </Panel>
  );
};
