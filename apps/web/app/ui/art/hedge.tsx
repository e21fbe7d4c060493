type Props = {
  readonly x: number;
  /** Where the leaves begin, and where the hedge meets the ground. */
  readonly top: number;
  readonly foot: number;
  /** Widths of the bumps, one after the other. */
  readonly bumps: readonly number[];
  /** Blossoms as [x, y] pairs, in the units of the drawing. */
  readonly blooms?: readonly (readonly [number, number])[];
};

const scallops = (bumps: readonly number[]): string => bumps.map((wide) => `a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0`).join('');

const Bloom = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0-6a4 4 0 0 1 4 4 4 4 0 0 1 2 6 4 4 0 0 1-6 2 4 4 0 0 1-6-2 4 4 0 0 1 2-6 4 4 0 0 1 4-4Z" fill="var(--bloom)" />
    <circle r="2.200" fill="var(--bloom-heart)" />
  </g>
);

/** The top, then down the right side and up the left in two soft bumps each, so that no end looks cut. */
const outline = (x: number, top: number, foot: number, bumps: readonly number[]): string => {
  const side = (foot - top - 6) / 2;
  const bump = `a${side * 0.7} ${side * 0.6} 0 0 1 0 `;
  const wide = bumps.reduce((sum, width) => sum + width, 0);
  return `M${x} ${top}${scallops(bumps)}${`${bump}${side}`.repeat(2)}q0 6-8 6h${16 - wide}q-8 0-8-6${`${bump}${-side}`.repeat(2)}Z`;
};

/** A length of hedge in three greens, with may blossom. */
export const Hedge = ({ x, top, foot, bumps, blooms = [] }: Props) => {
  const third = (foot - top) / 3;
  return (
    <g>
      <path d={outline(x, top, foot, bumps)} fill="var(--leaf-bright)" />
      <path d={outline(x, top + third, foot, bumps.toReversed())} fill="var(--leaf-shade)" />
      <path d={outline(x, top + third * 2, foot, [...bumps.slice(1), ...bumps.slice(0, 1)])} fill="var(--leaf-dark)" />
      {blooms.map((at) => (
        <Bloom key={at.join()} at={at} />
      ))}
    </g>
  );
};
