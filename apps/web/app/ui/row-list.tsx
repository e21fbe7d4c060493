import type { SubjectId } from '@hedgerow/domain/subjects';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './row-list.module.css';
import { subjectStyle } from './theme/subject-colours.ts';

/** Rows of one kind of thing: files, guides, what was done. */
export const RowList = ({ children }: { readonly children: ReactNode }) => <ul className={classes.list}>{children}</ul>;

type Props = {
  /** A Tabler icon of 22 px. */
  readonly icon: ReactNode;
  /** Colours the icon. */
  readonly subject: SubjectId;
  readonly title: string;
  /** The quiet line below: "Maths · 3 Nov". */
  readonly meta: string;
  /** A second quiet line: the place in a text that was searched for. */
  readonly note?: string | undefined;
  /** At the end: a badge. */
  readonly end?: ReactNode;
  /** Left out where there is nothing to open. */
  readonly onOpen?: (() => void) | undefined;
};

export const Row = ({ icon, subject, title, meta, note, end, onOpen }: Props) => {
  const inside = (
    <>
      <span className={classes.icon} style={subjectStyle(subject)}>
        {icon}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.meta}>{meta}</span>
        {note !== undefined && <span className={classes.meta}>{note}</span>}
      </span>
      {end}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className={classes.row} onClick={onOpen}>
          {inside}
          <IconChevronRight size={20} aria-hidden className={classes.go} />
        </button>
      ) : (
        <div className={classes.row}>{inside}</div>
      )}
    </li>
  );
};

/** A word about where something stands. */
export const Status = ({ tone, children }: { readonly tone: 'quiet' | 'good' | 'look' | 'bad'; readonly children: ReactNode }) => (
  <span className={classes.status} data-tone={tone}>
    {children}
  </span>
);
