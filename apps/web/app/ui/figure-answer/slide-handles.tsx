import type { KeyboardEvent } from 'react';
import classes from './figure-answer.module.css';
import { type Slides, slidTo } from './moving.ts';

export type HandleProps = {
  readonly places: readonly number[];
  readonly onPlaces: (places: readonly number[]) => void;
  readonly disabled: boolean;
};

const stepsOf: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

const Look = ({ slide, at }: { readonly slide: Slides[number]; readonly at: readonly [number, number] }) => {
  const { look, from, wide } = slide;
  switch (look) {
    case 'point':
      return <path d={`M${at[0]} ${at[1]}l-8 -14h16z`} className={classes.mark} />;
    case 'note':
      return <circle cx={at[0]} cy={at[1]} r={6.5} className={classes.mark} />;
    case 'bar':
      return (
        <>
          <rect x={from[0] - wide / 2} y={at[1]} width={wide} height={from[1] - at[1]} className={classes.bar} />
          <circle cx={at[0]} cy={at[1]} r={9} className={classes.grip} />
        </>
      );
    case 'level': {
      const [left, right, foot] = [from[0] - wide / 2, from[0] + wide / 2, from[1]];
      return (
        <>
          <path
            d={`M${left} ${at[1]}H${right}V${foot - 12}Q${right} ${foot} ${right - 12} ${foot}H${left + 12}Q${left} ${foot} ${left} ${foot - 12}Z`}
            className={classes.water}
          />
          <line x1={left} y1={at[1]} x2={right} y2={at[1]} className={classes.line} />
        </>
      );
    }
    case 'hour':
    case 'minute':
    case 'needle':
      return (
        <>
          <line x1={from[0]} y1={from[1]} x2={at[0]} y2={at[1]} className={classes.hand} data-look={look} />
          <circle cx={at[0]} cy={at[1]} r={5} className={classes.grip} />
        </>
      );
  }
};

/** Things that slide: arrows and Page keys step, Home and End go to the ends. */
export const SlideHandles = ({ handles, places, onPlaces, disabled }: HandleProps & { readonly handles: Slides }) =>
  handles.map((slide, at) => {
    const place = places[at] ?? 0;
    const stop = slide.stops[place];
    if (stop === undefined) return null;
    const press = (event: KeyboardEvent) => {
      const ends: Readonly<Record<string, number>> = { Home: 0, End: slide.stops.length - 1 };
      const to = ends[event.key] ?? (event.key in stepsOf ? place + (stepsOf[event.key] ?? 0) : undefined);
      if (to === undefined || disabled) return;
      event.preventDefault();
      onPlaces(slidTo(handles, places, at, to));
    };
    return (
      <g
        key={slide.name}
        className={classes.handle}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no inputs of its own
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={slide.name}
        aria-valuemin={0}
        aria-valuemax={slide.stops.length - 1}
        aria-valuenow={place}
        aria-valuetext={stop.heard}
        aria-disabled={disabled}
        onKeyDown={press}
      >
        <circle cx={stop.at[0]} cy={stop.at[1]} r={22} className={classes.reach} />
        <Look slide={slide} at={stop.at} />
      </g>
    );
  });
