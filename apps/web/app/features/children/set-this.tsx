import type { InsightTopic } from '@hedgerow/contracts/insight';
import { isToDo } from '@hedgerow/domain/assignments';
import { IconCheck, IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toast.ts';
import { childWorkQuery, useSetPractice } from './api.ts';

type Props = { readonly childId: string; readonly name: string; readonly topic: InsightTopic };

const plain = (text: string): string => text.trim().toLowerCase();
/** The topic itself, or one of its objectives that are named here. */
const covers = (topic: string, objectives: InsightTopic['objectives'], set: string): boolean =>
  [topic, ...objectives.flatMap(({ text, wish }) => [text, wish])].some((words) => plain(words) === plain(set));

/** Sets practice on what goes wrong most in one press; it is due in a week and can be taken back in Set work. */
export const SetThis = ({ childId, name, topic: { topic, subject, objectives } }: Props) => {
  const set = useSetPractice(childId);
  const { data: work } = useQuery(childWorkQuery(childId));
  const wish = objectives[0]?.wish ?? topic;
  if (set.isSuccess)
    return (
      <Status tone="good">
        <IconCheck size={16} aria-hidden /> Set for {name}
      </Status>
    );
  const [waiting] = (work ?? [])
    .filter((piece) => isToDo(piece.state) && piece.subject === subject && covers(topic, objectives, piece.topic))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  if (waiting !== undefined) return <Status tone="quiet">Set already, due {formatDate(`${waiting.dueDate}T12:00:00Z`)}</Status>;
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
    <Button
      kind="quiet"
      icon={<IconPencilCheck size={20} aria-hidden />}
      busy={set.isPending}
      aria-label={`Set this: ${wish}`}
      onClick={press}
    >
      Set this
    </Button>
  );
};
