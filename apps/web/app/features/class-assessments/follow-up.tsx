import { IconCheck, IconClipboardCheck } from '@tabler/icons-react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFollowUp } from './api.ts';

type Props = {
  readonly classId: string;
  /** A misconception of the bank, by its ids. */
  readonly misconception: { readonly topicId: string; readonly misconceptionId: string; readonly topic: string };
  readonly childIds: readonly string[];
};

const counted = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** A few questions for the pupils who showed a belief, in one press. */
export const FollowUp = ({ classId, misconception: { topicId, misconceptionId, topic }, childIds }: Props) => {
  const set = useFollowUp(classId);
  const whom = childIds.length === 1 ? 'this pupil' : `these ${childIds.length} pupils`;
  if (set.isSuccess)
    return (
      <Status tone="good">
        <IconCheck size={16} aria-hidden /> {`${counted(set.data.questions)} set for ${whom}, due in a week`}
      </Status>
    );
  const press = () =>
    set.mutate(
      { topicId, misconceptionId, childIds: [...childIds] },
      {
        onError: (error) =>
          showToast({ kind: 'error', title: 'The follow-up was not set', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  return (
    <div>
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
