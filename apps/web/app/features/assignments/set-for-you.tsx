import type { Assignment } from '@hedgerow/contracts/assignments';
import { isHandedIn, isReading, isToDo, reminderWords } from '@hedgerow/domain/assignments';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { IconBook2, IconCards, IconCheck, IconClipboardCheck, IconNotebook, IconPencil, IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { Task, TaskList } from '../../ui/task-list.tsx';
import { myWorkQuery } from './api.ts';
import classes from './set-for-you.module.css';
import { bySoonest, isFreshlyDone, kindWords, pupilDueWords, setterWords } from './work-words.ts';

type WaysProps = {
  /** The ids of what is being begun, and of what is being ended. */
  readonly starting: string | undefined;
  readonly finishing: string | undefined;
  /** Both are left out for a parent who looks: they see the work, and begin nothing. */
  readonly onStart?: ((id: string) => void) | undefined;
  readonly onFinish?: ((work: Pick<Assignment, 'id' | 'title'>) => void) | undefined;
  /** The day's quizzes are used up: said in place of a Start that would be refused. */
  readonly over?: string | undefined;
  /** The page has its one main button elsewhere. */
  readonly isBeside?: boolean;
};

type Props = WaysProps & {
  /** The ids of what the day's plan shows already, on the same page; undefined while that is on its way. */
  readonly inToday: readonly string[] | undefined;
  /** It goes on from the day's steps, in their panel. */
  readonly goesOn?: boolean;
};

const icons = {
  assessment: IconPencilCheck,
  revision: IconNotebook,
  flashcards: IconCards,
  reading: IconBook2,
  writing: IconPencil,
} as const;
const atFirst = 3;

/** A quiz, or writing, that a parent set is one of the day's; one that was begun has been counted, and a school's is none. */
const isOneOfTheDay = ({ kind, setBy, startedAt }: Assignment): boolean =>
  isHandedIn(kind) && setBy.role === 'parent' && startedAt === null;

const Ways = ({ work, starting, finishing, onStart, onFinish, over, isBeside = false }: WaysProps & { readonly work: Assignment }) => {
  const begun = work.startedAt !== null;
  const words = begun ? 'Carry on' : 'Start';
  return (
    <>
      {onStart && over !== undefined && isOneOfTheDay(work) && <span>{over}</span>}
      {onStart && !(over !== undefined && isOneOfTheDay(work)) && (
        <Button
          kind={begun || isBeside ? 'quiet' : 'main'}
          busy={starting === work.id}
          disabled={starting !== undefined && starting !== work.id}
          aria-label={`${words}: ${work.title}`}
          onClick={() => onStart(work.id)}
        >
          {words}
        </Button>
      )}
      {onFinish && begun && isReading(work.kind) && (
        <Button icon={<IconCheck size={20} aria-hidden />} busy={finishing === work.id} onClick={() => onFinish(work)}>
          I have read it
        </Button>
      )}
    </>
  );
};

const ToDo = ({ work, today, ...ways }: WaysProps & { readonly work: Assignment; readonly today: CalendarDate }) => {
  const { kind, subject, subjectName, title, description } = work;
  const Icon = icons[kind];
  const due = pupilDueWords(work, today);
  const reminded = work.remindedOn === null ? '' : `${reminderWords} `;
  return (
    <Task
      icon={<Icon size={22} aria-hidden />}
      subject={subject}
      title={title}
      facts={`${kindWords[kind]}, ${subjectName}. ${setterWords(work)}`}
      aloud={`${due}. ${reminded}${description}`}
      ways={<Ways work={work} {...ways} />}
    >
      <span className={classes.due}>{due}</span>
      {reminded !== '' && <span>{reminderWords}</span>}
      {description !== '' && <span>{description}</span>}
    </Task>
  );
};

const Done = ({ work }: { readonly work: Assignment }) => (
  <li className={classes.done}>
    <IconCheck size={20} aria-hidden className={classes.tick} />
    <span className={classes.doneTitle}>{`Done: ${work.title}`}</span>
    {work.score !== null && <ScoreBadge percent={work.score} />}
  </li>
);

/**
 * Work that a parent or a teacher set and that the day's plan does not hold: what comes up, the soonest first, and what came back done.
 * Nothing stands here where there is nothing more to say.
 */
export const SetForYou = ({ inToday, goesOn = false, ...ways }: Props) => {
  const { data } = useQuery(myWorkQuery);
  const [today] = useState(() => londonDate(new Date()));
  if (data === undefined || inToday === undefined) return null;
  const rest = data.filter(({ id }) => !inToday.includes(id));
  const todo = rest.filter(({ state }) => isToDo(state)).toSorted(bySoonest);
  const done = rest.filter((work) => isFreshlyDone(work, today));
  if (todo.length === 0 && done.length === 0) return null;
  const list = (
    <>
      {!data.some(({ state }) => isToDo(state)) && <p className={classes.allDone}>All finished. Well done!</p>}
      <TaskList
        label="Work set for you"
        first={atFirst}
        tasks={todo.map((work) => (
          <ToDo key={work.id} work={work} today={today} {...ways} />
        ))}
      >
        {done.map((work) => (
          <Done key={work.id} work={work} />
        ))}
      </TaskList>
    </>
  );
  return goesOn ? (
    <section className={classes.goesOn} aria-labelledby="set-for-you">
      <h3 id="set-for-you" className={classes.goesOnTitle}>
        Set for you
      </h3>
      {list}
    </section>
  ) : (
    <Panel title="Set for you" tone="sun" icon={<IconClipboardCheck size={26} aria-hidden />}>
      {list}
    </Panel>
  );
};
