import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import { isToDo } from '@hedgerow/domain/assignments';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { IconBook2, IconCards, IconCheck, IconClipboardCheck, IconNotebook, IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { showToast } from '../../ui/toast.ts';
import { myWorkQuery, useFinishReading, useStartWork, type WorkToOpen } from './api.ts';
import classes from './set-for-you.module.css';
import { bySoonest, isFreshlyDone, kindWords, pupilDueWords, setterWords } from './work-words.ts';

type Props = {
  /** A parent looks: they see the work, and begin nothing. */
  readonly looksOn: boolean;
  readonly onStarted: (started: WorkToOpen) => void;
};

const icons = { assessment: IconPencilCheck, revision: IconNotebook, flashcards: IconCards, reading: IconBook2 } as const;
const atFirst = 3;

const isOnPage = (started: AssignmentStarted): started is WorkToOpen => started.kind !== 'resource';

type RowProps = Omit<Props, 'looksOn'> & {
  readonly work: Assignment;
  readonly today: CalendarDate;
  readonly start: ReturnType<typeof useStartWork> | undefined;
  readonly finish: ReturnType<typeof useFinishReading>;
};

const Ways = ({ work, start, finish, onStarted }: Omit<RowProps, 'today'>) => {
  if (start === undefined) return null;
  const begun = work.startedAt !== null;
  const readable = begun && (work.kind === 'reading' || work.kind === 'revision');
  const begin = () => {
    announce('Starting...');
    start.mutate(work.id, {
      onSuccess: (started) => (isOnPage(started) ? onStarted(started) : location.assign(`/api/class-resources/${started.id}/download`)),
      onError: (error) =>
        showToast({ kind: 'error', title: 'This could not be started', message: messageOf(error, 'Please try again in a moment.') }),
    });
  };
  const done = () =>
    finish.mutate(work.id, {
      onSuccess: () => showToast({ kind: 'success', title: 'Done', message: `“${work.title}” is finished.` }),
      onError: (error) => showToast({ kind: 'info', title: messageOf(error, 'Please try again in a moment.') }),
    });
  return (
    <>
      <Button
        kind={begun ? 'quiet' : 'main'}
        busy={start.isPending && start.variables === work.id}
        aria-label={`${begun ? 'Continue' : 'Start'}: ${work.title}`}
        onClick={begin}
      >
        {begun ? 'Continue' : 'Start'}
      </Button>
      {readable && (
        <Button icon={<IconCheck size={20} aria-hidden />} busy={finish.isPending && finish.variables === work.id} onClick={done}>
          I have read it
        </Button>
      )}
    </>
  );
};

const ToDo = (props: RowProps) => {
  const { work, today } = props;
  const Icon = icons[work.kind];
  const due = pupilDueWords(work, today);
  return (
    <li className={classes.item} style={subjectStyle(work.subject)}>
      <span className={classes.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{work.title}</span>
        <span className={classes.due}>{due}</span>
        {work.description !== '' && <span>{work.description}</span>}
        <span className={classes.facts}>{`${kindWords[work.kind]}, ${work.subjectName}. ${setterWords(work)}`}</span>
      </span>
      <span className={classes.ways}>
        <ReadAloud name={work.title} words={`${work.title}. ${due}. ${work.description}`} />
        <Ways {...props} />
      </span>
    </li>
  );
};

const Done = ({ work }: { readonly work: Assignment }) => (
  <li className={classes.done}>
    <IconCheck size={20} aria-hidden className={classes.tick} />
    <span className={classes.words}>{`Done: ${work.title}`}</span>
    {work.score !== null && <ScoreBadge percent={work.score} />}
  </li>
);

/** Work that a parent or a teacher set, the soonest due first. Nothing stands here where nothing was set. */
export const SetForYou = ({ looksOn, onStarted }: Props) => {
  const { data } = useQuery(myWorkQuery);
  const start = useStartWork();
  const finish = useFinishReading();
  const [all, setAll] = useState(false);
  const [today] = useState(() => londonDate(new Date()));
  const todo = (data ?? []).filter(({ state }) => isToDo(state)).toSorted(bySoonest);
  const done = (data ?? []).filter((work) => isFreshlyDone(work, today));
  if (todo.length === 0 && done.length === 0) return null;
  const row = { today, finish, onStarted, start: looksOn ? undefined : start };
  return (
    <Panel title="Set for you" tone="sun" icon={<IconClipboardCheck size={26} aria-hidden />}>
      {todo.length === 0 && <p className={classes.allDone}>All done. Well worked!</p>}
      <ul className={classes.list} aria-label="Work set for you">
        {todo.slice(0, all ? undefined : atFirst).map((work) => (
          <ToDo key={work.id} work={work} {...row} />
        ))}
        {done.map((work) => (
          <Done key={work.id} work={work} />
        ))}
      </ul>
      {todo.length > atFirst && (
        <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Less' : `Show ${todo.length - atFirst} More`}
        </Button>
      )}
    </Panel>
  );
};
