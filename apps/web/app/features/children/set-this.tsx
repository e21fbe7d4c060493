import type { InsightTopic } from '@hedgerow/contracts/insight';
import { isToDo } from '@hedgerow/domain/assignments';
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { formatShortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toast.ts';
import { childWorkQuery, useSetPractice } from './api.ts';

type Props = {
  readonly childId: string;
  readonly name: string;
  readonly topic: InsightTopic;
  /** One of its objectives, or the topic. */
  readonly wish: string;
};

const plain = (text: string): string => text.trim().toLowerCase();
/** Set as this objective, or with the whole topic. */
const covers = ({ topic, objectives }: InsightTopic, wish: string, set: string): boolean =>
  [topic, wish, ...objectives.flatMap((one) => (one.wish === wish ? [one.text] : []))].some((words) => plain(words) === plain(set));

/** Sets practice on what goes wrong in one press; it is due in a week and can be taken back in Set work. */
export const SetThis = ({ childId, name, topic, wish }: Props) => {
  const { subject } = topic;
  const set = useSetPractice(childId);
  const { data: work } = useQuery(childWorkQuery(childId));
  if (set.isSuccess)
    return (
      <Status tone="good">
        <IconCheck size={16} aria-hidden /> Set for {name}
      </Status>
    );
  const [waiting] = (work ?? [])
    .filter((piece) => isToDo(piece.state) && piece.subject === subject && covers(topic, wish, piece.topic))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  if (waiting !== undefined) return <Status tone="quiet">Set already, due {formatShortDate(`${waiting.dueDate}T12:00:00Z`)}</Status>;
  // Where less motion is asked for, a spinner would stand still in an empty box.
  if (set.isPending) return <Status tone="quiet">Setting…</Status>;
  const press = () =>
    set.mutate(
      { subject, topic: wish },
      {
        onSuccess: () => showToast({ kind: 'success', title: 'Set', message: `“${wish}” is on ${name}’s page, due in a week.` }),
        onError: (error) =>
          showToast({ kind: 'error', title: 'The work was not set', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  return (
    <Button kind="quiet" icon={<IconClipboardCheck size={20} aria-hidden />} aria-label={`Set this: ${wish}`} onClick={press}>
      Set this
    </Button>
  );
};
