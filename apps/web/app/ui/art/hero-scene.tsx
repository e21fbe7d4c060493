import { Flint } from './flint.tsx';
import { Hedge } from './hedge.tsx';
import classes from './hero-scene.module.css';
import { Pip } from './pip.tsx';

const stars = [
  [60, 60, 2],
  [130, 110, 1.5],
  [190, 44, 2.5],
  [262, 92, 1.5],
  [330, 38, 2],
  [404, 84, 1.5],
  [96, 168, 1.5],
  [566, 44, 2],
  [600, 150, 1.5],
  [300, 150, 1.2],
] as const;

const signs = [
  { year: 'Year 1', x: 92, y: 392, scale: 1 },
  { year: 'Year 6', x: 482, y: 318, scale: 0.78 },
  { year: 'Year 11', x: 268, y: 262, scale: 0.58 },
] as const;

const Sign = ({ year, x, y, scale }: (typeof signs)[number]) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <ellipse cx="0" cy="72" rx="26" ry="5" fill="var(--art-shadow)" />
    <rect x="-6" y="-8" width="12" height="80" rx="4" fill="var(--wood-deep)" />
    <path d="M-56-34h100l18 18-18 18H-56a6 6 0 0 1-6-6v-24a6 6 0 0 1 6-6Z" fill="var(--wood)" />
    <path d="M-62-6v2a6 6 0 0 0 6 6H44l18-18H50L36-6Z" fill="var(--wood-deep)" />
    <text x="-6" y="-10" className={classes.year}>
      {year}
    </text>
  </g>
);

const Sky = () => (
  <>
    <defs>
      <linearGradient id="hero-sky" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" style={{ stopColor: 'var(--sky-high)' }} />
        <stop offset="1" style={{ stopColor: 'var(--sky-low)' }} />
      </linearGradient>
      <clipPath id="hero-frame">
        <rect width="640" height="520" rx="36" />
      </clipPath>
    </defs>
    <rect width="640" height="520" fill="url(#hero-sky)" />
    <g className={classes.stars} fill="#fff6dc">
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
    <circle cx="512" cy="104" r="78" fill="var(--orb-glow)" opacity=".55" />
    <circle cx="512" cy="104" r="50" fill="var(--orb)" />
    <g className={classes.moonShade} fill="var(--path-edge)" opacity=".5">
      <circle cx="496" cy="92" r="9" />
      <circle cx="526" cy="118" r="12" />
      <circle cx="522" cy="82" r="5" />
    </g>
    <g fill="var(--cloud)">
      <path className={classes.cloud} d="M76 140a22 22 0 0 1 4-43 32 32 0 0 1 60-6 26 26 0 0 1 34 26 16 16 0 0 1-6 23Z" />
      <path
        className={classes.slowCloud}
        d="M322 104a15 15 0 0 1 3-29 22 22 0 0 1 41-4 18 18 0 0 1 24 18 11 11 0 0 1-4 15Z"
        opacity=".85"
      />
    </g>
  </>
);

const Butterfly = () => (
  <g className={classes.butterfly}>
    <path d="M0 0C-4-14-20-14-18-2-17 6-6 6 0 0Z" fill="var(--bloom)" />
    <path d="M0 0C4-14 20-14 18-2 17 6 6 6 0 0Z" fill="var(--bloom)" />
    <path d="M0 0C-3 10-12 14-12 6-12 1-5 0 0 0ZM0 0C3 10 12 14 12 6 12 1 5 0 0 0Z" fill="var(--orb)" />
    <path d="M0-4v11" stroke="var(--art-dark)" strokeWidth="2.500" strokeLinecap="round" />
  </g>
);

/** The landing page's picture: a path beside a hedgerow from Year 1 to Year 11; day by day, stars at dusk, still under reduced motion. */
export const HeroScene = () => (
  <svg
    viewBox="0 0 640 520"
    preserveAspectRatio="xMidYMax slice"
    className={classes.hero}
    role="img"
    aria-label="A path winds along a hedgerow past signposts for Year 1, Year 6 and Year 11. Pip the hedgehog and Flint the fox are on their way."
  >
    <g clipPath="url(#hero-frame)">
      <Sky />
      <path d="M0 250c90-46 170-44 262-12s190 26 378-30v312H0Z" fill="var(--hill-far)" />
      <path d="M0 296c120-50 240-36 330-16s200 18 310-26v266H0Z" fill="var(--hill)" />
      <path d="M0 352c150-60 300-30 400-14s170 4 240-20v202H0Z" fill="var(--meadow)" />
      <path d="M0 440c160-40 330-24 640-50v130H0Z" fill="var(--meadow-deep)" />
      <Hedge
        x={330}
        top={300}
        foot={340}
        bumps={[34, 40, 30, 44, 36, 40, 34, 60]}
        blooms={[
          [392, 300],
          [520, 306],
          [600, 300],
        ]}
      />
      <path
        d="M110 520c70-84 300-84 292-140-6-42-150-46-128-92 9-18 38-24 62-30h20c-26 8-46 16-50 32-10 38 158 38 160 94 2 62-150 62-136 136Z"
        fill="var(--path)"
      />
      <path
        d="M330 520c-14-74 138-74 136-136-2-56-170-56-160-94 4-16 24-24 50-32h-10c-26 8-52 16-56 34-8 40 160 42 160 94 0 60-170 60-160 134Z"
        fill="var(--path-edge)"
      />
      {signs.map((sign) => (
        <Sign key={sign.year} {...sign} />
      ))}
      <g className={classes.sway}>
        <Hedge
          x={502}
          top={430}
          foot={520}
          bumps={[56, 64, 60]}
          blooms={[
            [530, 420],
            [540, 446],
            [588, 412],
            [622, 450],
            [526, 486],
          ]}
        />
      </g>
      <Hedge
        x={-24}
        top={470}
        foot={520}
        bumps={[50, 44, 40]}
        blooms={[
          [20, 462],
          [74, 472],
        ]}
      />
      <Flint x={402} y={330} size={118} mood="idle" />
      <Pip x={168} y={352} size={156} mood="happy" />
      <Butterfly />
    </g>
  </svg>
);
