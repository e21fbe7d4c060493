import { type ReactNode, useId } from 'react';
import type { FigureMark, FigureView } from '@hedgerow/contracts/figures';
import classes from './figure.module.css';
import { figureWidth } from './figure-width.ts';

type Ink = NonNullable<Extract<FigureMark, { kind: 'path' }>['stroke']>;

const colour = (ink: Ink): string => (ink === 'none' ? 'none' : `var(--figure-${ink})`);

type Dressed = { readonly [K in 'stroke' | 'fill']?: Ink | undefined } & {
  readonly width?: number | undefined;
  readonly dash?: boolean | undefined;
  readonly arrows?: 'end' | 'both' | undefined;
};

const dress = ({ stroke = 'none', fill = 'none', width = 2, dash, arrows }: Dressed, tip: string) => ({
  stroke: colour(stroke),
  fill: colour(fill),
  strokeWidth: width,
  ...(dash === true ? { strokeDasharray: '5 5' } : {}),
  ...(arrows === undefined ? {} : { markerEnd: `url(#${tip})` }),
  ...(arrows === 'both' ? { markerStart: `url(#${tip})` } : {}),
});

/** A pale fill without an edge: in forced colours it would go. */
const bare = ({ stroke = 'none', fill = 'none' }: Dressed): { readonly 'data-bare'?: true } =>
  stroke === 'none' && (fill === 'tint' || fill === 'four') ? { 'data-bare': true } : {};

export const FigureMarkView = ({ mark, tip }: { readonly mark: FigureMark; readonly tip: string }) => {
  switch (mark.kind) {
    case 'path':
      return <path d={mark.d} {...dress(mark, tip)} {...bare(mark)} />;
    case 'circle':
      return <circle cx={mark.at[0]} cy={mark.at[1]} r={mark.r} {...dress(mark, tip)} {...bare(mark)} />;
    case 'box':
      return (
        <rect
          x={mark.at[0]}
          y={mark.at[1]}
          width={mark.size[0]}
          height={mark.size[1]}
          rx={mark.round}
          {...dress(mark, tip)}
          {...bare(mark)}
        />
      );
    case 'group':
      return (
        <g transform={`translate(${mark.move.join(' ')})`}>
          <FigureMarks marks={mark.marks} tip={tip} />
        </g>
      );
    case 'label':
    default: {
      const { at, text, size = 16, anchor = 'middle', italic, bold, ink = 'text', halo } = mark;
      return (
        <text
          x={at[0]}
          y={at[1] + size * 0.35}
          fontSize={size}
          textAnchor={anchor}
          fill={colour(ink)}
          fontWeight={bold === true ? 650 : undefined}
          className={italic === true ? classes.italic : undefined}
          data-halo={halo}
        >
          {text}
        </text>
      );
    }
  }
};

export const FigureMarks = ({ marks, tip }: { readonly marks: readonly FigureMark[]; readonly tip: string }) =>
  marks.map((mark, place) => <FigureMarkView key={`${mark.kind}-${place}`} mark={mark} tip={tip} />);

/** The head of an arrow, in the colour of its line. */
export const ArrowTip = ({ id }: { readonly id: string }) => (
  <defs>
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="8"
      refY="5"
      markerWidth="9"
      markerHeight="9"
      markerUnits="userSpaceOnUse"
      orient="auto-start-reverse"
    >
      <path d="M1 1L9 5L1 9" fill="none" stroke="context-stroke" strokeWidth="2" />
    </marker>
  </defs>
);

/** What the answer has put into a picture comes into view; the rest stays as it was. */
const CompletedMarks = ({
  marks,
  before,
  tip,
}: {
  readonly marks: readonly FigureMark[];
  readonly before: FigureView;
  readonly tip: string;
}) => {
  const known = new Set(before.marks.map((mark) => JSON.stringify(mark)));
  return marks.map((mark, place) => (
    <g key={`${mark.kind}-${place}`} className={known.has(JSON.stringify(mark)) ? undefined : classes.added}>
      <FigureMarkView mark={mark} tip={tip} />
    </g>
  ));
};

/** A drawing on the screen, with its words for whoever does not see it. */
export const FigureDrawing = ({
  figure,
  completed,
  children,
}: {
  readonly figure: FigureView;
  /** The same with its answer in it, once that is known. */
  readonly completed?: FigureView | undefined;
  /** What lies over it and is no part of the picture. */
  readonly children?: ReactNode;
}) => {
  const tip = useId();
  const { width, height, marks, words } = completed ?? figure;
  return (
    <svg
      className={classes.figure}
      style={{ maxWidth: figureWidth(width, height) }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words}
    >
      <ArrowTip id={tip} />
      {completed === undefined ? <FigureMarks marks={marks} tip={tip} /> : <CompletedMarks marks={marks} before={figure} tip={tip} />}
      {children}
    </svg>
  );
};
