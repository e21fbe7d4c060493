import type { Practice, PracticeResult } from '@hedgerow/contracts/practice';
import { longDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { useDayOver } from '../../lib/day-over.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import classes from './practice.module.css';

type Props = {
  readonly kind: Practice['kind'];
  readonly result: PracticeResult;
  readonly onAgain: () => void;
  /** Said in place of another practice, where it would be refused. */
  readonly over: string | undefined;
  readonly onClose: () => void;
};

const dayOf = (day: string): string => {
  const date = readCalendarDate(day);
  return date === undefined ? day : longDate(date);
};

const List = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <section>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

/** What was learned, what comes back and when. */
export const PracticeEnd = ({ kind, result, over, onAgain, onClose }: Props) => {
  const { total, firstTryRight, mended, pointsEarned, learned, comesBack, rushed } = result;
  const dayOver = useDayOver();
  return (
    <div className={classes.screen}>
      <div className={classes.card} data-listen-place>
        <div className={classes.asked}>
          <h3 tabIndex={-1} data-autofocus className={classes.question}>
            {kind === 'check-in' ? 'Thank you. Now we know where to begin.' : `${total} done! ${firstTryRight} right first time.`}
          </h3>
          <ReadAloud name="how it went" />
        </div>
        <Pip size={96} mood="idle" />
        {kind === 'check-in' && <p>From now on your days begin with what fits you.</p>}
        {mended > 0 && <p>You mended {mended} yourself.</p>}
        <p>
          {rushed ? 'That was very quick. Take your time next time: points come for thinking.' : `${pointsEarned} points for your work.`}
        </p>
        <List title="Going well" lines={learned} />
        <List title="Comes back" lines={comesBack.map(({ title, day }) => `${title} (${dayOf(day)})`)} />
      </div>
      <div className={classes.ways}>
        {!dayOver && over === undefined && (
          <Button kind="quiet" onClick={onAgain}>
            Practise more
          </Button>
        )}
        {!dayOver && over !== undefined && <p>{over}</p>}
        <Button size="large" onClick={onClose}>
          Carry on
        </Button>
      </div>
    </div>
  );
};
