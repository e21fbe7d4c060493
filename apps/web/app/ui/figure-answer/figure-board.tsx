import { useId, useRef } from 'react';
import { ArrowTip, FigureMarks } from '../figure-drawing.tsx';
import type { FigureAnswerProps } from '../figure-answer.tsx';
import figureClasses from '../figure.module.css';
import { figureWidth } from '../figure-width.ts';
import { numbersOf } from '../../lib/figure-given.ts';
import { CellBoard } from './cell-board.tsx';
import classes from './figure-answer.module.css';
import { FigureLists, LabelLists } from './figure-lists.tsx';
import { GridHandles } from './grid-handles.tsx';
import { gridTap, letterAt, nudged, type Placed, slideTap, type Spot } from './moving.ts';
import { PartHandles } from './part-handles.tsx';
import { StepButtons } from './step-buttons.tsx';
import { SlideHandles } from './slide-handles.tsx';

/** From the screen to the drawing's own units. */
const spotOf = (
  board: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  width: number,
): Spot => {
  const { left, top, width: shown } = board.getBoundingClientRect();
  const by = width / (shown || width);
  return [(clientX - left) * by, (clientY - top) * by];
};

/** The drawing with what moves on it; the same by buttons and by lists. */
export const FigureBoard = (props: FigureAnswerProps) => {
  const { figure, handles, onPlaces, disabled, labelledBy } = props;
  return handles.kind === 'cells' ? (
    <CellBoard {...props} handles={handles} />
  ) : (
    <PlaceBoard
      figure={figure}
      handles={handles}
      places={numbersOf(props.places)}
      onPlaces={onPlaces}
      disabled={disabled}
      labelledBy={labelledBy}
    />
  );
};

type PlaceBoardProps = Omit<FigureAnswerProps, 'handles' | 'places'> & { readonly handles: Placed; readonly places: readonly number[] };

const PlaceBoard = ({ figure, handles, places, onPlaces, disabled, labelledBy }: PlaceBoardProps) => {
  const tip = useId();
  const held = useRef<number | undefined>(undefined);
  const last = useRef(0);
  const lists = useRef<HTMLDivElement>(null);
  const { width, height, marks, words } = figure;

  const move = (spot: Spot): void => {
    if (handles.kind === 'parts' || handles.kind === 'labels') return;
    const made = handles.kind === 'slide' ? slideTap(handles, places, spot, held.current) : gridTap(handles, places, spot, held.current);
    held.current = made.held;
    last.current = made.held;
    if (made.places.some((place, at) => place !== places[at])) onPlaces(made.places);
  };

  const ground = handles.kind === 'parts' || handles.kind === 'slide' ? (handles.ground ?? marks.length) : marks.length;
  const handleProps = { places, onPlaces, disabled };
  return (
    <fieldset className={classes.answer} aria-labelledby={labelledBy} disabled={disabled} data-disabled={disabled || undefined}>
      <svg
        className={`${figureClasses.figure} ${classes.board}`}
        data-scrolls={handles.kind === 'parts' || handles.kind === 'labels' || undefined}
        style={{ maxWidth: figureWidth(width, height) }}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={(event) => {
          if (disabled || handles.kind === 'parts') return;
          if (handles.kind === 'labels') {
            // The letter's list gets the focus: the press itself must not take it away again.
            event.preventDefault();
            const at = letterAt(handles.places, spotOf(event.currentTarget, event, width));
            return lists.current?.querySelectorAll('select')[at]?.focus();
          }
          event.currentTarget.setPointerCapture?.(event.pointerId);
          held.current = undefined;
          move(spotOf(event.currentTarget, event, width));
        }}
        onPointerMove={(event) => {
          if (!disabled && held.current !== undefined) move(spotOf(event.currentTarget, event, width));
        }}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <ArrowTip id={tip} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing, beside what moves on it */}
        <g role="img" aria-label={words}>
          <FigureMarks marks={marks.slice(0, ground)} tip={tip} />
        </g>
        {handles.kind === 'slide' && <SlideHandles handles={handles} {...handleProps} />}
        {handles.kind === 'grid' && <GridHandles handles={handles} {...handleProps} />}
        {handles.kind === 'parts' && <PartHandles {...handles} {...handleProps} />}
        {ground < marks.length && (
          <g aria-hidden pointerEvents="none">
            <FigureMarks marks={marks.slice(ground)} tip={tip} />
          </g>
        )}
      </svg>
      {!disabled && (
        <StepButtons
          handles={handles}
          places={places}
          onStep={(at, step) => onPlaces(nudged(handles, places, at, step))}
          last={() => last.current}
        />
      )}
      {!disabled && handles.kind !== 'labels' && <FigureLists handles={handles} {...handleProps} />}
      {handles.kind === 'labels' && <p className={classes.hint}>Words to choose from: {handles.words.join(', ')}.</p>}
      {handles.kind === 'labels' && (
        <div ref={lists} data-unspoken>
          <LabelLists handles={handles} {...handleProps} />
        </div>
      )}
    </fieldset>
  );
};
