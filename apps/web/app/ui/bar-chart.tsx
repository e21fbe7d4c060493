import { VisuallyHidden } from '@mantine/core';
import classes from './charts.module.css';

export type Bar = { readonly label: string; readonly value: number };

type Props = {
  /** What the bars say: "Points this week". */
  readonly caption: string;
  readonly bars: readonly Bar[];
  readonly unit?: string;
};

const step = 48;
const tall = 132;

/** A few bars, drawn for the eye, with the same figures as a table for everybody else. */
export const BarChart = ({ caption, bars, unit = '' }: Props) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${bars.length * step} ${tall + 44}`} className={classes.chart} aria-hidden>
        {bars.map(({ label, value }, at) => {
          const height = Math.max(value > 0 ? 4 : 2, (value / most) * tall);
          return (
            <g key={label} transform={`translate(${at * step} 0)`}>
              <rect
                x="9"
                y={20 + tall - height}
                width={step - 18}
                height={height}
                rx="6"
                className={value > 0 ? classes.bar : classes.none}
              />
              <text x={step / 2} y={14 + tall - height} className={classes.value}>
                {value}
              </text>
              <text x={step / 2} y={tall + 38} className={classes.label}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{`${value}${unit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
};
