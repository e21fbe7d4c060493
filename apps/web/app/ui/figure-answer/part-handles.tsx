import type { FigureHandles } from '@hedgerow/contracts/figures';
import { type KeyboardEvent, useState } from 'react';
import { FigureMarkView } from '../figure-drawing.tsx';
import classes from './figure-answer.module.css';
import type { HandleProps } from './slide-handles.tsx';

type PartsHandles = Extract<FigureHandles, { kind: 'parts' }>;
export type Parts = PartsHandles['parts'];

export const shadedToo = (places: readonly number[], part: number): readonly number[] =>
  places.includes(part) ? places.filter((other) => other !== part) : [...places, part].toSorted((a, b) => a - b);

/** A region that is not shaded has no edge of its own: the lines of the picture are its edges. */
const unshaded = (mark: Parts[number]['mark'], isRegion: boolean): Parts[number]['mark'] =>
  mark.kind === 'label' ? mark : { ...mark, fill: 'paper', ...(isRegion ? { stroke: 'none' } : {}) };

/** Where an arrow key leads: one part on or back; on squared paper up and down by a row, and not beyond its edges. */
const nextPart = (key: string, at: number, count: number, columns: number | undefined): number | undefined => {
  const steps: Readonly<Record<string, number>> =
    columns === undefined
      ? { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
      : { ArrowRight: 1, ArrowDown: -columns, ArrowLeft: -1, ArrowUp: columns };
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = at + step;
  const leavesRow = columns !== undefined && Math.abs(step) === 1 && Math.floor(to / columns) !== Math.floor(at / columns);
  return to < 0 || to >= count || leavesRow ? at : to;
};

/** Parts to shade: Space or Enter shades one, arrows go from one to the next. Of many squares Tab stops at one alone. */
export const PartHandles = ({ parts, ground, columns, places, onPlaces, disabled }: HandleProps & Omit<PartsHandles, 'kind'>) => {
  const [current, setCurrent] = useState(0);
  return parts.map(({ name, mark }, at) => {
    const toggle = () => {
      if (!disabled) onPlaces(shadedToo(places, at));
    };
    const press = (event: KeyboardEvent<SVGGElement>) => {
      const to = nextPart(event.key, at, parts.length, columns);
      if (event.key !== ' ' && event.key !== 'Enter' && to === undefined) return;
      event.preventDefault();
      if (to === undefined) return toggle();
      const board = event.currentTarget.closest('svg');
      board?.querySelectorAll<SVGElement>('[role="checkbox"]')[to]?.focus();
    };
    const on = places.includes(at);
    return (
      <g
        key={name}
        className={classes.part}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no inputs of its own
        role="checkbox"
        aria-checked={on}
        aria-label={name}
        aria-disabled={disabled}
        tabIndex={disabled || (columns !== undefined && at !== current) ? -1 : 0}
        data-on={on || undefined}
        onClick={toggle}
        onFocus={() => setCurrent(at)}
        onKeyDown={press}
      >
        <FigureMarkView mark={on ? mark : unshaded(mark, ground !== undefined)} tip="" />
      </g>
    );
  });
};
