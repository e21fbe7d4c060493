import type { ClassPupilPage, PupilObjective } from '@hedgerow/contracts/classes';
import { isToDo } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childWorkQuery } from '../../features/assignments/api.ts';
import { emptyFields } from '../../features/class-assessments/set-work-fields.ts';
import { useSetForClasses } from '../../features/class-assessments/set-work-api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatShortDate } from '../../lib/dates.ts';
import { titleOf } from '../../lib/title-of-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toast.ts';

type Props = {
  readonly classId: string;
  readonly pupil: Pick<ClassPupilPage, 'id' | 'firstName' | 'needsPractice'>;
  readonly objective: PupilObjective;
};

const length = 5;

/** Five questions on what a pupil finds hard, in one press: for them alone, due in a week. */
export const SetObjective = ({ classId, pupil: { id, firstName, needsPractice }, objective: { topicId, topic, text } }: Props) => {
  const [today] = useState(() => londonDate(new Date()));
  const set = useSetForClasses();
  const { data: work = [] } = useQuery(childWorkQuery(id));
  // An objective that is too long to ask for by its words is asked for by its topic.
  const own = needsPractice.find((one) => one.topicId === topicId)?.objectives.find((one) => one.text === text);
  const wish = own?.wish ?? topic;
  const waiting = work.find((piece) => isToDo(piece.state) && piece.topic === wish);
  if (waiting !== undefined) return <Status tone="quiet">Set already, due {formatShortDate(`${waiting.dueDate}T12:00:00Z`)}</Status>;
  if (set.isPending) return <Status tone="quiet">Setting…</Status>;
  const press = () => {
    const title = titleOf(wish);
    const fields = { ...emptyFields(today), title, topic: wish, difficulty: 'beginner', numQuestions: length } as const;
    set.mutate(
      { fields, to: [{ classId, childIds: [id] }], paper: undefined },
      {
        onSuccess: () => showToast({ kind: 'success', title: 'Set', message: `“${title}” is on ${firstName}’s page, due in a week.` }),
        onError: (error) =>
          showToast({ kind: 'error', title: 'The work was not set', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  };
  return (
    <Button kind="quiet" icon={<IconClipboardCheck size={20} aria-hidden />} aria-label={`Set this: ${wish}`} onClick={press}>
      Set this
    </Button>
  );
};
