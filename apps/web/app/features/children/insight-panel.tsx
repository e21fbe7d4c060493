import { IconEyeglass, IconPlant2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../lib/dates.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { DayCount, Insight } from './insight.ts';
import classes from './insight-panel.module.css';
import { Together } from './together.tsx';

type Props = {
  readonly name: string;
  readonly insight: Insight;
  readonly days: readonly DayCount[];
  readonly onTogether: (assessmentId: string) => void;
};

const Line = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li className={classes.line}>
    <span className={classes.icon}>{icon}</span>
    <span>{children}</span>
  </li>
);

/** "20 Nov" would not fit under a bar: the first three letters of the weekday do. */
const barLabel = (day: string): string => formatWeekday(`${day}T12:00:00Z`).slice(0, 3);

/** A few days as bars, with their words below. */
export const DayBars = ({ caption, days }: { readonly caption: string; readonly days: readonly DayCount[] }) => (
  <div className={classes.chart}>
    <BarChart caption={caption} bars={days.map(({ day, count }) => ({ label: barLabel(day), value: count }))} />
    <p className={classes.caption} aria-hidden>
      {caption}
    </p>
  </div>
);

/** The week in a sentence, what went well, what slipped, and one thing to do together. */
export const InsightPanel = ({ name, insight: { week, well, slipped, together, tooEarly }, days, onTogether }: Props) => {
  const worked = days.some(({ count }) => count > 0);
  const judged = well !== undefined || slipped !== undefined;
  return (
    <Panel title={`How ${name} is doing`}>
      <div className={classes.body}>
        <div className={classes.parts}>
          <div className={classes.words}>
            <p className={classes.week}>{week}</p>
            <ul className={classes.lines}>
              {well !== undefined && <Line icon={<IconPlant2 size={22} aria-hidden />}>{well}</Line>}
              {slipped !== undefined && <Line icon={<IconEyeglass size={22} aria-hidden />}>{slipped}</Line>}
              {tooEarly !== undefined && <Line icon={<IconEyeglass size={22} aria-hidden />}>{tooEarly}</Line>}
            </ul>
            {judged && <p className={classes.basis}>Averages are those of the last four weeks.</p>}
          </div>
          {worked && <DayBars caption="Things finished on each day" days={days} />}
        </div>
        {together !== undefined && (
          <Together
            title="Ten minutes together"
            way={<Button onClick={() => onTogether(together.assessmentId)}>Open the questions</Button>}
          >
            <p>{together.words}</p>
          </Together>
        )}
      </div>
    </Panel>
  );
};
