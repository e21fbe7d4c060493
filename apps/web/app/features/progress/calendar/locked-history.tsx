import type { DayCounts, DueWork } from '@hedgerow/contracts/calendar';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { monthGrid, monthOf } from '@hedgerow/domain/month-grid';
import { IconFileText, IconLock, IconNotebook, IconPencilCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { Row, RowList, Status } from '../../../ui/row-list.tsx';
import { MonthTable } from './month-table.tsx';
import classes from './calendar.module.css';

const nothing = { uploads: 0, assessments: 0, revisions: 0, pdfDownloads: 0 };
/** Places of the grid that show an example of what a day has. */
const examples: readonly (readonly [week: number, weekday: number, counts: Partial<DayCounts>])[] = [
  [1, 0, { assessments: 1 }],
  [1, 2, { uploads: 1, revisions: 1 }],
  [2, 1, { assessments: 2 }],
  [2, 4, { revisions: 1 }],
  [3, 3, { uploads: 2 }],
];

const exampleCounts = (today: CalendarDate): ReadonlyMap<string, DayCounts> => {
  const weeks = monthGrid(monthOf(today));
  return new Map(
    examples.flatMap(([week, weekday, counts]) => {
      const date = weeks[week]?.[weekday];
      return date === undefined ? [] : [[date, { ...nothing, ...counts, date }] as const];
    }),
  );
};

const rows = [
  { title: 'A quiz', meta: 'With its score, to read again', subject: 'maths', Icon: IconPencilCheck },
  { title: 'A revision guide', meta: 'To read word for word', subject: 'english', Icon: IconNotebook },
  { title: 'A piece of school work', meta: 'As it was uploaded', subject: 'science', Icon: IconFileText },
] as const;

const ignore = () => undefined;
const nothingDue = new Map<string, readonly DueWork[]>();

type Props = {
  readonly name: string;
  readonly now: Date;
  /** The name of the plan that opens it. */
  readonly plan: string;
  /** The way to the plans. */
  readonly action: ReactNode;
};

/** In a parent's session, for a child without a plan: what would stand here, as an example that says so (docs/product/pupil-home.md#the-calendar). */
export const LockedHistory = ({ name, now, plan, action }: Props) => {
  const heading = useId();
  const today = londonDate(now);
  return (
    <Panel title="Learning calendar and recent activity" icon={<IconLock size={22} aria-hidden />}>
      <div className={classes.locked}>
        <p className={classes.lockedWords}>
          Every quiz, guide and upload by {name}, month by month, with the latest first. Every plan from {plan} up includes it. What {name}{' '}
          did before is kept.
        </p>
        {action}
      </div>
      <figure className={classes.example}>
        <figcaption className={classes.exampleWords} id={heading}>
          An example, not {name}’s work
        </figcaption>
        <div inert aria-hidden className={classes.exampleInside}>
          <MonthTable
            month={monthOf(today)}
            focus={today}
            today={today}
            counts={exampleCounts(today)}
            due={nothingDue}
            labelledBy={heading}
            onMove={ignore}
            onDay={ignore}
          />
          <RowList>
            {rows.map(({ title, meta, subject, Icon }) => (
              <Row
                key={title}
                icon={<Icon size={22} />}
                subject={subject}
                title={title}
                meta={meta}
                end={<Status tone="quiet">Example</Status>}
              />
            ))}
          </RowList>
        </div>
      </figure>
    </Panel>
  );
};
