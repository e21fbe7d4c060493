import type { KeyboardEvent } from 'react';
import classes from './figure-answer.module.css';
import { aroundMiddle, curveThrough, fromLeft, type Grid, gridStart, pointMoved, type Spot } from './moving.ts';
import type { HandleProps } from './slide-handles.tsx';

const steps: Readonly<Record<string, Spot>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Enter: [0, 0],
  ' ': [0, 0],
};

/** The line through two points, long enough for every grid; the drawing cuts it off. */
const longLine = ([a, b]: readonly Spot[]) => {
  if (a === undefined || b === undefined || (a[0] === b[0] && a[1] === b[1])) return null;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const by = 600 / Math.hypot(dx, dy);
  return <line x1={a[0] - dx * by} y1={a[1] - dy * by} x2={b[0] + dx * by} y2={b[1] + dy * by} className={classes.line} />;
};

const pointsOf = (points: readonly Spot[]): string => points.map((at) => at.join(',')).join(' ');

/** Points on a grid: arrows move them, Enter puts one where it is. */
export const GridHandles = ({ handles, places, onPlaces, disabled }: HandleProps & { readonly handles: Grid }) => {
  const { names, across, up, join, from } = handles;
  const start = gridStart(handles);
  const spots = names.map((name, point) => {
    const [x, y] = [places[2 * point] ?? -1, places[2 * point + 1] ?? -1];
    const unset = x < 0 || y < 0;
    const [column, row] = unset ? start : [x, y];
    return { name, unset, column, row, at: [across[column]?.at ?? 0, up[row]?.at ?? 0] as const };
  });
  const set = spots.filter(({ unset }) => !unset).map(({ at }) => at);
  return (
    <>
      {join === 'line' && longLine(set)}
      {join === 'arrow' && from && set[0] && <line x1={from[0]} y1={from[1]} x2={set[0][0]} y2={set[0][1]} className={classes.line} />}
      {join === 'shape' && set.length > 1 && <polygon points={pointsOf(aroundMiddle(set))} className={classes.shape} />}
      {join === 'path' && set.length > 1 && <polyline points={pointsOf(fromLeft(set))} className={classes.path} />}
      {join === 'curve' && set.length > 1 && <path d={curveThrough(fromLeft(set))} className={classes.path} />}
      {spots.map(({ name, unset, column, row, at }, point) => {
        const called = names.length > 1 && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${point + 1}` : name;
        const press = (event: KeyboardEvent) => {
          const step = steps[event.key];
          if (step === undefined || disabled) return;
          event.preventDefault();
          onPlaces(pointMoved(handles, places, point, step));
        };
        return (
          <g
            key={`${point}-${name}`}
            className={classes.handle}
            data-unset={unset || undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no inputs of its own
            role="slider"
            aria-roledescription="point"
            tabIndex={disabled ? -1 : 0}
            aria-label={called}
            aria-valuemin={0}
            aria-valuemax={across.length - 1}
            aria-valuenow={column}
            aria-valuetext={`${across[column]?.text} across, ${up[row]?.text} up${unset ? ', not placed yet' : ''}`}
            aria-disabled={disabled}
            onKeyDown={press}
          >
            <circle cx={at[0]} cy={at[1]} r={22} className={classes.reach} />
            <circle cx={at[0]} cy={at[1]} r={7} className={classes.mark} />
          </g>
        );
      })}
    </>
  );
};
