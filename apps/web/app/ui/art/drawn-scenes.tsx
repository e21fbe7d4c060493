import { Flint } from './flint.tsx';
import { Hedge } from './hedge.tsx';
import { Pip } from './pip.tsx';

const Sprout = ({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0 0c-2-14 1-24 0-36" stroke="var(--leaf-shade)" strokeWidth="5" fill="none" strokeLinecap="round" />
    <path d="M0-26c-18 2-28-8-30-24 18-1 29 8 30 24Z" fill="var(--leaf-bright)" />
    <path d="M0-26c-9-10-18-18-30-24 6 14 14 22 30 24Z" fill="var(--leaf-shade)" />
    <path d="M0-32c16 1 25-9 26-24-16 1-25 10-26 24Z" fill="var(--leaf-bright)" />
    <path d="M0-32c8-10 16-18 26-24-5 14-12 22-26 24Z" fill="var(--leaf-shade)" />
  </g>
);

/** Nothing here yet, and something will grow. */
export const Seedling = () => (
  <>
    <ellipse cx="218" cy="186" rx="52" ry="13" fill="var(--wood)" />
    <ellipse cx="218" cy="183" rx="40" ry="8" fill="var(--wood-deep)" />
    <Sprout x={218} y={184} scale={1.5} />
    <Pip x={42} y={58} size={140} mood="happy" />
  </>
);

/** A path that has not been walked, or that leads nowhere. */
export const Path = () => (
  <>
    <Hedge
      x={180}
      top={136}
      foot={186}
      bumps={[34, 40, 36]}
      blooms={[
        [206, 132],
        [256, 140],
      ]}
    />
    <path d="M136 214c-10-18 30-22 22-36-6-10-24-8-18-18h14c-2 8 22 10 24 20 3 14-10 18 6 34Z" fill="var(--path)" />
    <g transform="translate(132 96)">
      <rect x="-5" y="-6" width="10" height="82" rx="4" fill="var(--wood-deep)" />
      <path d="M-46-34h70l16 14-16 14h-70a5 5 0 0 1-5-5v-18a5 5 0 0 1 5-5Z" fill="var(--wood)" />
      <path d="M46 0h-70L-40 13-24 26h70a5 5 0 0 0 5-5V5a5 5 0 0 0-5-5Z" fill="var(--wood)" />
    </g>
    <Flint x={20} y={78} size={120} mood="thinking" />
  </>
);

/** Rest: everything done, or something that has stopped. */
export const Sleeping = () => (
  <>
    <circle cx="250" cy="52" r="26" fill="var(--orb)" />
    <Hedge
      x={34}
      top={140}
      foot={188}
      bumps={[36, 42, 34]}
      blooms={[
        [62, 138],
        [112, 142],
      ]}
    />
    <Sprout x={272} y={192} scale={0.9} />
    <Pip x={120} y={66} size={132} mood="asleep" />
  </>
);
