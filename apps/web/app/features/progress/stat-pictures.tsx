import type { StreakPicture as Grown } from '@hedgerow/domain/streak-powers';
import type { ReactNode } from 'react';

const Picture = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 64 64" width={72} height={72}>
    {children}
  </svg>
);

const sparkle = 'm0-7 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z';

/** A flag on a hill: how far one has come. */
export const LevelPicture = () => (
  <Picture>
    <path d="M2 56c10-22 20-32 30-32s20 10 30 32Z" fill="var(--leaf-bright)" />
    <path d="M32 24c10 0 20 10 30 32H32Z" fill="var(--leaf-shade)" />
    <path d="M22 56c4-10 12-10 10-18s-4-8 0-12" stroke="var(--path)" strokeWidth="5" fill="none" strokeLinecap="round" />
    <path d="M33 27V5" stroke="var(--wood-deep)" strokeWidth="3" strokeLinecap="round" />
    <path d="M34 5h19l-5 7 5 7H34Z" fill="var(--bloom)" />
  </Picture>
);

export const StarsPicture = () => (
  <Picture>
    <path
      d="M28 8 35.700 24.900 54 27 40.400 39.500 44.100 57.600 28 48.500 11.900 57.600 15.600 39.500 2 27 20.300 24.900Z"
      fill="var(--sun)"
    />
    <path d="M28 8 35.700 24.900 54 27 40.400 39.500 44.100 57.600 28 48.500Z" fill="var(--sun-deep)" opacity=".5" />
    <path d={sparkle} transform="translate(54 12) scale(1.200)" fill="var(--sun-deep)" />
  </Picture>
);

/** A page with its ticks; from 90 on it sparkles. */
export const ScorePicture = ({ sparkles }: { readonly sparkles: boolean }) => (
  <Picture>
    <rect x="10" y="6" width="40" height="52" rx="6" fill="var(--flint-pale)" stroke="var(--path-edge)" strokeWidth="2" />
    <g fill="none" stroke="var(--leaf-bright)" strokeWidth="4.500" strokeLinecap="round" strokeLinejoin="round">
      <path d="m18 20 4 4 8-9" />
      <path d="m18 36 4 4 8-9" />
    </g>
    <path d="M36 21h7M36 37h7M18 50h24" stroke="var(--path-edge)" strokeWidth="4" strokeLinecap="round" />
    {sparkles && (
      <g fill="var(--sun-deep)">
        <path d={sparkle} transform="translate(54 14) scale(1.500)" />
        <path d={sparkle} transform="translate(8 12)" />
        <path d={sparkle} transform="translate(56 46)" />
      </g>
    )}
  </Picture>
);

const Leaves = () => (
  <>
    <path d="M32 54c-1-9 1-16 0-26" stroke="var(--leaf-shade)" strokeWidth="3.500" fill="none" strokeLinecap="round" />
    <path d="M32 42c-10 1-15-4-17-13 10 0 16 5 17 13Z" fill="var(--leaf-bright)" />
    <path d="M32 38c9 1 14-4 15-12-9 0-14 5-15 12Z" fill="var(--leaf-shade)" />
  </>
);

const Crown = ({ x, y, size, fruit }: { readonly x: number; readonly y: number; readonly size: number; readonly fruit: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-2 34V14h4v20Z" fill="var(--wood-deep)" />
    <circle r="15" fill="var(--leaf-bright)" />
    <circle cx="6" cy="4" r="9" fill="var(--leaf-shade)" />
    {fruit && (
      <g fill="#d8433b">
        <circle cx="-6" cy="-3" r="3.500" />
        <circle cx="4" cy="-6" r="3.500" />
        <circle cx="5" cy="5" r="3.500" />
      </g>
    )}
  </g>
);

/** docs/product/rewards.md#points: the streak's picture, another one at 3, 7, 14 and 30 days. */
export const StreakPicture = ({ grown }: { readonly grown: Grown }) => (
  <Picture>
    <ellipse cx="32" cy="57" rx="27" ry="5" fill="var(--wood)" />
    <ellipse cx="32" cy="55.500" rx="21" ry="3" fill="var(--wood-deep)" />
    {grown === 'seed' && (
      <path d="M32 42c7 4 8 11 0 15-8-4-7-11 0-15Z" fill="var(--path-edge)" stroke="var(--wood-deep)" strokeWidth="1.500" />
    )}
    {(grown === 'sprout' || grown === 'flower') && <Leaves />}
    {grown === 'flower' && (
      <>
        <g fill="var(--bloom)">
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} cx="32" cy="11" r="7" transform={`rotate(${turn} 32 20)`} />
          ))}
        </g>
        <circle cx="32" cy="20" r="5.500" fill="var(--bloom-heart)" />
      </>
    )}
    {grown === 'fruit' && <Crown x={32} y={21} size={1.1} fruit />}
    {grown === 'orchard' && (
      <>
        <Crown x={14} y={34} size={0.7} fruit={false} />
        <Crown x={50} y={34} size={0.7} fruit={false} />
        <Crown x={32} y={21} size={1.1} fruit />
      </>
    )}
  </Picture>
);
