import type { ReactNode } from 'react';

/** A piece of a drawing, in the units of the avatar: a square of 240, feet at 216, eyes at 97 and 143 by 93. */
export type Part = () => ReactNode;

/** A soft outline in the darker tone of what it goes round: one stroke for everything. */
export const edge = (colour: string) => ({ stroke: colour, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' }) as const;

/** A line of a drawing: a seam, a whisker, a mouth. */
export const line = (colour: string, strokeWidth = 3) =>
  ({ fill: 'none', stroke: colour, strokeWidth, strokeLinejoin: 'round', strokeLinecap: 'round' }) as const;

export const ink = '#33262c';
