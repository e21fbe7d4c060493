import { IconClipboardCheck, IconFileText, IconNotebook, IconPencilCheck, IconPrinter } from '@tabler/icons-react';
import { type DayKind, dayKinds, kindNames } from './day-words.ts';
import classes from './calendar.module.css';

const icons: Readonly<Record<DayKind, typeof IconFileText>> = {
  assessments: IconPencilCheck,
  revisions: IconNotebook,
  uploads: IconFileText,
  pdfDownloads: IconPrinter,
};

/** How many of each kind a day has, as small marks: a sign and a figure. */
export const DayMarks = ({ counts }: { readonly counts: Readonly<Record<DayKind, number>> }) => (
  <span className={classes.marks} aria-hidden>
    {dayKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => {
        const Icon = icons[kind];
        return (
          <span key={kind} className={classes.mark} data-kind={kind}>
            <Icon size={14} stroke={2} />
            {counts[kind]}
          </span>
        );
      })}
  </span>
);

/** What the signs mean. */
export const Legend = () => (
  <ul className={classes.legend} aria-label="What the signs mean">
    {dayKinds.map((kind) => {
      const Icon = icons[kind];
      const [, many] = kindNames.plain[kind];
      return (
        <li key={kind}>
          <span className={classes.mark} data-kind={kind}>
            <Icon size={14} stroke={2} aria-hidden />
          </span>
          {many.charAt(0).toUpperCase() + many.slice(1)}
        </li>
      );
    })}
    <li>
      <span className={classes.mark} data-kind="due">
        <IconClipboardCheck size={14} stroke={2} aria-hidden />
      </span>
      Set work due
    </li>
  </ul>
);
