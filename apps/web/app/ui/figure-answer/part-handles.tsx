import type { FigureHandles } from '@hedgerow/contracts/figures';
import type { KeyboardEvent } from 'react';
import { FigureMarkView } from '../figure-drawing.tsx';
import classes from './figure-answer.module.css';
import type { HandleProps } from './slide-handles.tsx';

export type Parts = Extract<FigureHandles, { kind: 'parts' }>['parts'];

export const shadedToo = (places: readonly number[], part: number): readonly number[] =>
  places.includes(part) ? places.filter((other) => other !== part) : [...places, part].toSorted((a, b) => a - b);

type Props = HandleProps & {
  readonly parts: Parts;
  /** A region that is not shaded has no edge of its own: the lines of the picture are its edges. */
  readonly areRegions: boolean;
};

const unshaded = (mark: Parts[number]['mark'], isRegion: boolean): Parts[number]['mark'] =>
  mark.kind === 'label' ? mark : { ...mark, fill: 'paper', ...(isRegion ? { stroke: 'none' } : {}) };

/** Parts to shade: Space or Enter shades one, arrows go from one to the next. */
export const PartHandles = ({ parts, areRegions, places, onPlaces, disabled }: Props) =>
  parts.map(({ name, mark }, at) => {
    const toggle = () => {
      if (!disabled) onPlaces(shadedToo(places, at));
    };
    const press = (event: KeyboardEvent<SVGGElement>) => {
      const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
        ArrowRight: 'nextElementSibling',
        ArrowDown: 'nextElementSibling',
        ArrowLeft: 'previousElementSibling',
        ArrowUp: 'previousElementSibling',
      };
      const step = steps[event.key];
      const other = step && event.currentTarget[step];
      if (event.key !== ' ' && event.key !== 'Enter' && step === undefined) return;
      event.preventDefault();
      if (step === undefined) toggle();
      else if (other instanceof SVGElement && other.getAttribute('role') === 'checkbox') other.focus();
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
        tabIndex={disabled ? -1 : 0}
        data-on={on || undefined}
        onClick={toggle}
        onKeyDown={press}
      >
        <FigureMarkView mark={on ? mark : unshaded(mark, areRegions)} tip="" />
      </g>
    );
  });
