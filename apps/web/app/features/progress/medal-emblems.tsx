import type { MedalId } from '@hedgerow/domain/medals';
import type { ReactNode } from 'react';

const star =
  'M32 10 38.800 24.700 54.800 26.600 42.900 37.600 46.100 53.400 32 45.500 17.900 53.400 21.100 37.600 9.200 26.600 25.200 24.700Z';
const starShade = 'M32 10 38.800 24.700 54.800 26.600 42.900 37.600 46.100 53.400 32 45.500Z';

const Acorn = ({ x, y, turn = 0 }: { readonly x: number; readonly y: number; readonly turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M-9 0c0 11 4 17 9 20 5-3 9-9 9-20Z" fill="var(--path-edge)" />
    <path d="M0 0v20c5-3 9-9 9-20Z" fill="var(--wood)" />
    <path d="M-11 1c0-8 5-11 11-11s11 3 11 11Z" fill="var(--wood-deep)" />
    <path d="M0-10v-4" stroke="var(--wood-deep)" strokeWidth="3" strokeLinecap="round" />
  </g>
);

const Flag = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <path d="M6 54c8-16 18-24 26-24s18 8 26 24Z" fill="var(--leaf-bright)" />
    <path d="M32 30c8 0 18 8 26 24H32Z" fill="var(--leaf-shade)" />
    <path d="M32 34V8" stroke="var(--wood-deep)" strokeWidth="3.500" strokeLinecap="round" />
    <path d="M33 8h20l-5 8 5 8H33Z" fill="var(--bloom)" />
    {children}
  </>
);

/** What is drawn on each medal, inside 64 by 64. */
export const medalEmblems: Readonly<Record<MedalId, ReactNode>> = {
  'streak-star': (
    <>
      <path d={star} fill="var(--sun)" strokeLinejoin="round" />
      <path d={starShade} fill="var(--sun-deep)" opacity=".55" />
    </>
  ),
  'level-master': (
    <>
      <path d="M8 54V42h16V32h16V22h16v32Z" fill="var(--path-edge)" />
      <path d="M24 54V32h16V22h16v32Z" fill="var(--wood)" opacity=".55" />
      <path
        d="M48 22v-6m0 2c-7 0-9-4-10-8 7 0 10 4 10 8Zm0-2c6 0 8-3 9-7-6 0-9 3-9 7Z"
        fill="var(--leaf-bright)"
        stroke="var(--leaf-shade)"
      />
    </>
  ),
  'point-collector': (
    <>
      <Acorn x={20} y={26} turn={-14} />
      <Acorn x={44} y={26} turn={14} />
      <Acorn x={32} y={33} />
    </>
  ),
  'learning-hero': (
    <>
      <path d="M6 17c10-4 20-2 26 5 6-7 16-9 26-5v32c-10-4-20-2-26 5-6-7-16-9-26-5Z" fill="var(--action)" />
      <path d="M10 16c9-2 17 0 22 6v27c-5-6-13-8-22-6Z" fill="var(--flint-pale)" />
      <path d="M54 16c-9-2-17 0-22 6v27c5-6 13-8 22-6Z" fill="var(--path)" />
      <path d="M44 15v18l4-4 4 4V15Z" fill="var(--bloom)" />
    </>
  ),
  'quiz-champion': (
    <>
      <path d="M12 10h30a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z" fill="var(--flint-pale)" />
      <path
        d="m14 22 4 4 7-8M14 37l4 4 7-8"
        fill="none"
        stroke="var(--leaf-bright)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m56 18-8-6-20 30-2 11 10-6Z" fill="var(--sun)" />
      <path d="m56 18-4-3-20 29 4 3Z" fill="var(--sun-deep)" />
      <path d="m28 42-2 11 10-6Z" fill="var(--art-dark)" />
    </>
  ),
  'streak-wizard': (
    <>
      <path d="M32 6c3 12 8 26 16 40H16C23 32 28 19 32 6Z" fill="var(--art-thought)" />
      <path d="M32 6c3 12 8 26 16 40H34Z" fill="var(--action)" />
      <path d="M6 50c0-5 12-8 26-8s26 3 26 8-12 8-26 8-26-3-26-8Z" fill="var(--action)" />
      <path d="M16 45c10-4 22-4 32 0l-1 4c-9-3-21-3-30 0Z" fill="var(--sun)" />
      <path
        d="m31 19 1.800 4.200 4.400.3-3.500 2.900 1.200 4.400-3.900-2.400-3.900 2.400 1.200-4.400-3.500-2.900 4.400-.3Z"
        fill="var(--sun)"
      />
      <circle cx="26" cy="37" r="2" fill="var(--sun)" />
      <circle cx="39" cy="36" r="2.500" fill="var(--sun)" />
    </>
  ),
  'learning-royalty': (
    <>
      <path d="m8 20 12 11L32 11l12 20 12-11-5 30H13Z" fill="var(--sun)" strokeLinejoin="round" />
      <path d="m32 11 12 20 12-11-5 30H32Z" fill="var(--sun-deep)" opacity=".6" />
      <path d="M13 44h38l-1 8H14Z" fill="var(--sun-deep)" />
      <circle cx="32" cy="37" r="4.500" fill="var(--bloom)" />
      <circle cx="20" cy="39" r="3" fill="var(--leaf-bright)" />
      <circle cx="44" cy="39" r="3" fill="var(--leaf-bright)" />
      <g fill="var(--sun)">
        <circle cx="8" cy="19" r="3.500" />
        <circle cx="32" cy="10" r="3.500" />
        <circle cx="56" cy="19" r="3.500" />
      </g>
    </>
  ),
  'point-legend': (
    <>
      <path d="M17 12h30l11 15-26 29L6 27Z" fill="var(--art-thought)" />
      <path d="M6 27h52L32 56Z" fill="var(--action)" />
      <path d="m17 12 7 15 8-15 8 15 7-15Z" fill="var(--action-tint)" opacity=".75" />
      <path d="M24 27h16l-8 29Z" fill="var(--art-thought)" />
    </>
  ),
  'seven-day-streak': (
    <>
      <g stroke="var(--sun-deep)" strokeWidth="5" strokeLinecap="round">
        {[-78, -52, -26, 0, 26, 52, 78].map((turn) => (
          <path key={turn} d="M32 14V6" transform={`rotate(${turn} 32 42)`} />
        ))}
      </g>
      <path d="M14 44a18 18 0 0 1 36 0Z" fill="var(--sun)" />
      <path d="M32 26a18 18 0 0 1 18 18H32Z" fill="var(--sun-deep)" opacity=".55" />
      <path d="M4 44c9-4 18-4 28 0s19 4 28 0v12H4Z" fill="var(--leaf-bright)" />
      <path d="M32 44c10 4 19 4 28 0v12H32Z" fill="var(--leaf-shade)" />
    </>
  ),
  'level-five': (
    <Flag>
      <g fill="var(--flint-pale)">
        {[38, 42, 46].map((x) => (
          <circle key={x} cx={x} cy="13.500" r="1.600" />
        ))}
        <circle cx="40" cy="18.500" r="1.600" />
        <circle cx="44" cy="18.500" r="1.600" />
      </g>
    </Flag>
  ),
  'ten-activities': (
    <>
      <path d="M28 58V36h8v22Z" fill="var(--wood-deep)" />
      <circle cx="32" cy="24" r="19" fill="var(--leaf-bright)" />
      <circle cx="19" cy="33" r="11" fill="var(--leaf-shade)" />
      <circle cx="46" cy="32" r="12" fill="var(--leaf-shade)" />
      <g fill="#d8433b">
        {[
          [22, 18],
          [32, 11],
          [42, 18],
          [28, 23],
          [37, 25],
          [15, 31],
          [23, 36],
          [33, 34],
          [43, 35],
          [51, 30],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="3.200" />
        ))}
      </g>
    </>
  ),
  'five-quizzes': (
    <>
      {[-32, -16, 0, 16, 32].map((turn, at) => (
        <g key={turn} transform={`rotate(${turn} 32 60)`}>
          <rect
            x="22"
            y="10"
            width="20"
            height="32"
            rx="4"
            fill={at % 2 === 0 ? 'var(--flint-pale)' : 'var(--path)'}
            stroke="var(--wood)"
          />
          <path
            d="m27 22 4 4 7-8"
            fill="none"
            stroke="var(--leaf-bright)"
            strokeWidth="3.500"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </>
  ),
};
