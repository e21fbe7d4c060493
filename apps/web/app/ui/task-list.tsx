import type { SubjectId } from '@hedgerow/domain/subjects';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ReadAloud } from './listen.tsx';
import classes from './task-list.module.css';
import { subjectStyle } from './theme/subject-colours.ts';

type TaskProps = {
  /** A Tabler icon of 22 px. */
  readonly icon: ReactNode;
  readonly subject: SubjectId;
  readonly title: string;
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** What it is about, below the title: one `span` a line. */
  readonly children: ReactNode;
  /** The quiet last line. */
  readonly facts: string;
  /** What is read aloud after the title. */
  readonly aloud: string;
  /** The buttons that begin and end it. */
  readonly ways: ReactNode;
};

/** Something to do, why, and the way into it. */
export const Task = ({ icon, subject, title, badge, children, facts, aloud, ways }: TaskProps) => (
  <li className={classes.task} style={subjectStyle(subject)}>
    <span className={classes.icon}>{icon}</span>
    <span className={classes.words}>
      <span className={classes.head}>
        <span className={classes.title}>{title}</span>
        {badge}
      </span>
      {children}
      <span className={classes.facts}>{facts}</span>
    </span>
    <span className={classes.ways}>
      <ReadAloud name={title} words={`${title}. ${aloud}`} />
      {ways}
    </span>
  </li>
);

type ListProps = {
  readonly label?: string;
  /** Each a `Task`. */
  readonly tasks: readonly ReactNode[];
  /** How many are shown before the rest is asked for. */
  readonly first: number;
  /** Rows that always stand at the end. */
  readonly children?: ReactNode;
};

export const TaskList = ({ label, tasks, first, children }: ListProps) => {
  const [all, setAll] = useState(false);
  const rest = tasks.length - first;
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {tasks.slice(0, all ? undefined : first)}
        {children}
      </ul>
      {rest > 0 && (
        <div className={classes.more}>
          <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show Less' : `Show ${rest} More`}
          </Button>
        </div>
      )}
    </>
  );
};
