import { IconCheck, IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { formatShortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toast.ts';
import { followUpsQuery, useFollowUp } from './api.ts';

type Props = {
  readonly classId: string;
  /** A misconception of the bank, by its ids. */
  readonly misconception: { readonly topicId: string; readonly misconceptionId: string; readonly topic: string };
  readonly childIds: readonly string[];
};

const counted = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** A few questions for the pupils who showed a belief, in one press: for those who do not have them already. */
export const FollowUp = ({ classId, misconception: { topicId, misconceptionId, topic }, childIds }: Props) => {
  const set = useFollowUp(classId);
  const { data: there = [] } = useQuery(followUpsQuery(classId));
  const already = there.find((one) => one.topicId === topicId && one.misconceptionId === misconceptionId);
  const rest = childIds.filter((id) => already?.childIds.includes(id) !== true);
  const these = rest.length < childIds.length ? 'the other' : 'these';
  const whom = rest.length === 1 ? `${these === 'these' ? 'this' : these} pupil` : `${these} ${rest.length} pupils`;
  if (set.isSuccess)
    return (
      <Status tone="good">
        <IconCheck size={16} aria-hidden />{' '}
        {`${counted(set.data.questions)} set for ${set.data.pupils === 1 ? '1 pupil' : `${set.data.pupils} pupils`}, due in a week`}
      </Status>
    );
  const press = () =>
    set.mutate(
      { topicId, misconceptionId, childIds: rest },
      {
        onError: (error) =>
          showToast({ kind: 'error', title: 'The follow-up was not set', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  const due = already && formatShortDate(`${already.dueDate}T12:00:00Z`);
  if (rest.length === 0 && childIds.length > 0) return <Status tone="quiet">Follow-up set already, due {due}</Status>;
  return (
    <div>
      {already && <Status tone="quiet">{`Set already for ${childIds.length - rest.length} of them, due ${due ?? ''}`}</Status>}
      <Button
        kind="quiet"
        icon={<IconClipboardCheck size={20} aria-hidden />}
        busy={set.isPending}
        aria-label={`Set a follow-up for ${whom}: ${topic}`}
        onClick={press}
      >
        Set a follow-up for {whom}
      </Button>
    </div>
  );
};
