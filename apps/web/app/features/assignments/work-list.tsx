import type { Assignment } from '@hedgerow/contracts/assignments';
import { isToDo } from '@hedgerow/domain/assignments';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { stateWords } from '../../lib/set-work-states.ts';
import { Button } from '../../ui/button.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { Status } from '../../ui/row-list.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { showToast } from '../../ui/toast.ts';
import { useTakeBack } from './api.ts';
import { bySoonest, dayWords, kindWords, setterWords } from './work-words.ts';

type Props = {
  readonly label: string;
  readonly work: readonly Assignment[];
  /** Opens a finished quiz question by question. */
  readonly onReview?: (assessmentId: string) => void;
};

const about = (work: Assignment, today: CalendarDate): string => {
  const when = work.finishedAt === null ? `due ${dayWords(work.dueDate, today)}` : `done ${formatDate(work.finishedAt)}`;
  return `${kindWords[work.kind]}, ${work.subjectName}, ${when}. ${setterWords(work)}`;
};

/** Set work with where it stands: to do with the way to take it back, or done with its score. */
export const WorkList = ({ label, work, onReview }: Props) => {
  const takeBack = useTakeBack();
  const [today] = useState(() => londonDate(new Date()));
  const drop = (one: Assignment) =>
    takeBack.mutate(one.id, {
      onSuccess: () => showToast({ title: 'Taken back', message: `“${one.title}” is no longer on ${one.childName}’s page.` }),
      onError: (error) =>
        showToast({ kind: 'error', title: 'We could not take this back', message: messageOf(error, 'Please try again in a moment.') }),
    });
  return (
    <EntryList label={label}>
      {work.map((one) => {
        const { words, tone } = stateWords[one.state];
        return (
          <Entry key={one.id} title={one.title} about={about(one, today)}>
            <Status tone={tone}>{words}</Status>
            {one.score !== null && <ScoreBadge percent={one.score} />}
            {onReview !== undefined && one.finishedAt !== null && one.assessmentId !== null && (
              <Button kind="text" aria-label={`Review ${one.title}`} onClick={() => onReview(one.assessmentId ?? '')}>
                Review
              </Button>
            )}
            {isToDo(one.state) && one.setBy.role === 'parent' && (
              <Button
                kind="text"
                aria-label={`Take back ${one.title}`}
                busy={takeBack.isPending && takeBack.variables === one.id}
                onClick={() => drop(one)}
              >
                Take back
              </Button>
            )}
          </Entry>
        );
      })}
    </EntryList>
  );
};

export const workToDo = (all: readonly Assignment[]): readonly Assignment[] => all.filter(({ state }) => isToDo(state)).toSorted(bySoonest);
export const workDone = (all: readonly Assignment[]): readonly Assignment[] =>
  all
    .filter(({ state }) => state === 'done' || state === 'late')
    .toSorted((one, other) => (other.finishedAt ?? '').localeCompare(one.finishedAt ?? ''));
