import type { ReactNode } from 'react';
import classes from './art.module.css';

export const moods = ['idle', 'happy', 'thinking', 'asleep'] as const;
export type Mood = (typeof moods)[number];

export type CreatureProps = {
  readonly mood?: Mood;
  /** Width and height in px; 120 unless given. Inside another SVG it is in that drawing's units. */
  readonly size?: number;
  /** Left out where words beside it say the same: then screen readers skip the picture. */
  readonly label?: string;
  /** Position inside another SVG. */
  readonly x?: number;
  readonly y?: number;
};

/** The stage that every animal of the cast stands on: 160 by 160, feet at 148, its shadow below, its mood above. */
export const Creature = ({ mood = 'idle', size = 120, label, x, y, children }: CreatureProps & { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 160 160"
    width={size}
    height={size}
    x={x}
    y={y}
    className={classes.creature}
    data-mood={mood}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <ellipse cx="80" cy="149" rx="48" ry="6" fill="var(--art-shadow)" />
    <g className={classes.body}>{children}</g>
    {mood === 'thinking' && (
      <g fill="var(--art-thought)">
        <circle cx="126" cy="44" r="4" />
        <circle cx="136" cy="31" r="5.500" />
        <path d="M140 4c10 3 13 10 8 18-9-2-13-9-8-18Z" />
      </g>
    )}
    {mood === 'asleep' && (
      <g className={classes.snore} fill="none" stroke="var(--art-thought)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M120 40h11l-11 13h11" />
        <path d="M138 16h8l-8 9h8" />
      </g>
    )}
  </svg>
);
