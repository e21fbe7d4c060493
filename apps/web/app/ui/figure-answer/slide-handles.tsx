import type { KeyboardEvent } from 'react';
import classes from './figure-answer.module.css';
import { type Slides, type Sliding, slidTo } from './moving.ts';

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
    case 'tick':
      return (
        <>
          <line x1={at[0]} y1={at[1] - wide / 2} x2={at[0]} y2={at[1] + wide / 2} className={classes.line} />
          <circle cx={at[0]} cy={at[1]} r={6} className={classes.grip} />
        </>
      );
    case 'circles': {
      const count = (at[0] - from[0]) / wide + 0.5;
      const [x, y] = [from[0] + Math.floor(count) * wide, from[1]];
      return (
        <>
          {Array.from({ length: Math.floor(count) }, (_, one) => (
            <circle key={one} cx={from[0] + one * wide} cy={y} r={12} className={classes.bar} />
          ))}
          {count % 1 > 0 && <path d={`M${x} ${y - 12}A12 12 0 0 0 ${x} ${y + 12}Z`} className={classes.bar} />}
          <circle cx={at[0]} cy={y} r={5} className={classes.grip} />
        </>
      );
    }
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

/** The box and the whiskers between the five values of a box plot. */
const BoxPlot = ({ spots: [low, lower, , upper, high] }: { readonly spots: readonly (readonly [number, number])[] }) =>
  low && lower && upper && high ? (
    <g aria-hidden>
      <path d={`M${low[0]} ${low[1]}H${lower[0]}M${upper[0]} ${upper[1]}H${high[0]}`} className={classes.line} />
      <rect x={lower[0]} y={lower[1] - 18} width={upper[0] - lower[0]} height={36} className={classes.shape} />
    </g>
  ) : null;

/** Things that slide: arrows and Page keys step, Home and End go to the ends. */
export const SlideHandles = ({ handles, ...rest }: HandleProps & { readonly handles: Sliding }) => (
  <>
    {handles.joins === 'box' && <BoxPlot spots={handles.handles.map(({ stops, from }, at) => stops[rest.places[at] ?? 0]?.at ?? from)} />}
    <Handles sliding={handles} {...rest} />
  </>
);

const Handles = ({ sliding, places, onPlaces, disabled }: HandleProps & { readonly sliding: Sliding }) =>
  sliding.handles.map((slide, at) => {
    const place = places[at] ?? 0;
    const stop = slide.stops[place];
    if (stop === undefined) return null;
    const press = (event: KeyboardEvent) => {
      const ends: Readonly<Record<string, number>> = { Home: 0, End: slide.stops.length - 1 };
      const to = ends[event.key] ?? (event.key in stepsOf ? place + (stepsOf[event.key] ?? 0) : undefined);
      if (to === undefined || disabled) return;
      event.preventDefault();
      onPlaces(slidTo(sliding, places, at, to));
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
