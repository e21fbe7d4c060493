import type { InsightTopic } from '@hedgerow/contracts/insight';
import { IconCheck, IconPencilCheck } from '@tabler/icons-react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toast.ts';
import { useSetPractice } from './api.ts';

type Props = { readonly childId: string; readonly name: string; readonly topic: InsightTopic };

/** Sets practice on what goes wrong most in one press; it is due in a week and can be taken back in Set work. */
export const SetThis = ({ childId, name, topic: { topic, subject, objectives } }: Props) => {
  const set = useSetPractice(childId);
  const wish = objectives[0]?.wish ?? topic;
  if (set.isSuccess)
    return (
      <Status tone="good">
        <IconCheck size={16} aria-hidden /> Set for {name}
      </Status>
    );
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
