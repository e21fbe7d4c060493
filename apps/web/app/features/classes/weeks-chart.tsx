import type { ClassWeek } from '@hedgerow/contracts/classes';
import { VisuallyHidden } from '@mantine/core';
import { formatShortDate } from '../../lib/dates.ts';
import classes from './weeks-chart.module.css';

const step = 62;
const tall = 120;
const top = 26;

const weekOf = (monday: string): string => formatShortDate(`${monday}T12:00:00Z`);

/** Assessments as bars and their average as a line above them, with the same figures as a table for everybody else. */
export const WeeksChart = ({ className, weeks }: { readonly className: string; readonly weeks: readonly ClassWeek[] }) => {
  const most = Math.max(1, ...weeks.map(({ assessments }) => assessments));
  const middle = (at: number): number => at * step + step / 2;
  const height = (percent: number): number => top + tall - (percent / 100) * tall;
  const scored = weeks.flatMap(({ averageScore }, at) => (averageScore === null ? [] : [{ at, percent: averageScore }]));
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${weeks.length * step} ${top + tall + 46}`} className={classes.chart} aria-hidden>
        {weeks.map(({ monday, assessments }, at) => {
          const bar = Math.max(2, (assessments / most) * tall);
          return (
            <g key={monday}>
              <rect
                x={at * step + 13}
                y={top + tall - bar}
                width={step - 26}
                height={bar}
                rx="6"
                className={assessments > 0 ? classes.bar : classes.none}
              />
              <text x={middle(at)} y={top + tall + 18} className={classes.count}>
                {assessments}
              </text>
              <text x={middle(at)} y={top + tall + 38} className={classes.week}>
                {weekOf(monday)}
              </text>
            </g>
          );
        })}
        <polyline points={scored.map(({ at, percent }) => `${middle(at)},${height(percent)}`).join(' ')} className={classes.line} />
        {scored.map(({ at, percent }) => (
          <g key={at}>
            <circle cx={middle(at)} cy={height(percent)} r="5" className={classes.dot} />
            <text x={middle(at)} y={height(percent) - 11} className={classes.percent}>
              {`${percent}%`}
            </text>
          </g>
        ))}
      </svg>
      <p className={classes.key} aria-hidden>
        <span className={classes.barKey} /> Assessments finished <span className={classes.lineKey} /> Average score
      </p>
      <VisuallyHidden>
        <table>
          <caption>{`Weekly progress of ${className}`}</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Assessments finished</th>
              <th scope="col">Average score</th>
              <th scope="col">Active pupils</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ monday, assessments, averageScore, activePupils }) => (
              <tr key={monday}>
                <th scope="row">{weekOf(monday)}</th>
                <td>{assessments}</td>
                <td>{averageScore === null ? 'No scores' : `${averageScore}%`}</td>
                <td>{activePupils}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
};
