import type { Picture } from '@hedgerow/contracts/picture-sign-in';
import type { ReactNode } from 'react';

const dark = 'var(--art-dark)';
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Each differs from the others in its outline, so that colour decides nothing. */
const drawings: Readonly<Record<Picture, ReactNode>> = {
  apple: (
    <>
      <path d="M48 31c-11-9-32-4-32 19 0 20 14 35 23 35 4 0 6-2 9-2s5 2 9 2c9 0 23-15 23-35 0-23-21-28-32-19Z" fill="var(--danger-fill)" />
      <path d="M66 28c9 5 10 15 9 22-1 15-9 27-18 33 9 2 23-13 23-33 0-13-6-20-14-22Z" fill="var(--art-mouth)" />
      <path d="M48 31c0-8 1-13 5-18" stroke="var(--wood-deep)" strokeWidth="5" {...line} />
      <path d="M52 23c1-11 11-16 22-14-1 10-10 17-22 14Z" fill="var(--leaf-bright)" />
      <path d="M27 48c0-5 3-8 7-9" stroke="#fff" strokeWidth="4" opacity=".7" {...line} />
    </>
  ),
  boat: (
    <>
      <path d="M47 10v54" stroke="var(--wood-deep)" strokeWidth="5" {...line} />
      <path d="M52 12c17 10 24 26 26 44H52Z" fill="var(--orb)" />
      <path d="M42 20C31 30 24 43 21 56h21Z" fill="var(--bloom)" />
      <path d="M10 61h76c-4 16-12 23-21 23H31c-9 0-17-7-21-23Z" fill="var(--danger-fill)" />
      <path d="M13 68h70l-3 6H16Z" fill="#fff" opacity=".85" />
    </>
  ),
  cat: (
    <>
      <path
        d="M20 12c9 3 15 8 18 13 6-2 14-2 20 0 3-5 9-10 18-13 3 10 3 20 1 28 4 6 5 12 5 17 0 17-15 27-34 27S14 74 14 57c0-5 1-11 5-17-2-8-2-18 1-28Z"
        fill="var(--flint-coat)"
      />
      <path d="M25 21c4 2 7 5 9 8l-8 7c-2-5-2-10-1-15Zm46 0c-4 2-7 5-9 8l8 7c2-5 2-10 1-15Z" fill="var(--flint-coat-deep)" />
      <ellipse cx="48" cy="66" rx="19" ry="14" fill="var(--flint-pale)" />
      <circle cx="34" cy="50" r="5" fill={dark} />
      <circle cx="62" cy="50" r="5" fill={dark} />
      <path d="M43 59h10l-5 6Z" fill="var(--art-mouth)" />
      <path d="M48 65c0 6-8 8-11 4m11-4c0 6 8 8 11 4" stroke={dark} strokeWidth="3" {...line} />
      <path d="M24 61 8 57m16 11-15 4m63-11 16-4m-16 11 15 4" stroke={dark} strokeWidth="2.500" {...line} />
    </>
  ),
  drum: (
    <>
      <path d="m24 28 34 14M72 28 38 42" stroke="var(--wood-deep)" strokeWidth="5" {...line} />
      <circle cx="22" cy="27" r="6" fill="var(--wood)" />
      <circle cx="74" cy="27" r="6" fill="var(--wood)" />
      <path d="M14 46v26c0 8 15 14 34 14s34-6 34-14V46Z" fill="var(--sky)" />
      <path d="m14 52 11 27 12-22 11 29 11-29 12 22 11-27" stroke="var(--orb)" strokeWidth="4" {...line} />
      <ellipse cx="48" cy="46" rx="34" ry="12" fill="var(--flint-pale)" stroke="var(--orb)" strokeWidth="4" />
    </>
  ),
  fish: (
    <>
      <path d="M66 48c8-2 15-9 20-18 4 12 4 24 0 36-5-9-12-16-20-18Z" fill="var(--flint-coat-deep)" />
      <path d="M8 48c8-16 22-25 36-25s26 11 32 25c-6 14-18 25-32 25S16 64 8 48Z" fill="var(--flint-coat)" />
      <path d="M38 24c4-8 12-12 20-11-1 7-4 12-9 15Zm4 49c3 6 9 10 16 9 0-6-3-10-7-13Z" fill="var(--flint-coat-deep)" />
      <path d="M44 28c7 12 7 28 0 40m12-36c5 10 5 22 0 32" stroke="var(--flint-pale)" strokeWidth="4" {...line} />
      <circle cx="26" cy="43" r="6" fill="#fff" />
      <circle cx="25" cy="43" r="3.500" fill={dark} />
    </>
  ),
  hat: (
    <>
      <circle cx="48" cy="18" r="11" fill="var(--bloom)" />
      <path d="M18 68c0-26 13-42 30-42s30 16 30 42Z" fill="var(--action)" />
      <path d="M26 44c12 6 32 6 44 0 3 5 5 10 6 15-16 6-40 6-56 0 1-5 3-10 6-15Z" fill="var(--orb)" />
      <rect x="12" y="64" width="72" height="20" rx="10" fill="var(--bloom)" />
      <path d="M26 66v16m15-16v16m14-16v16m15-16v16" stroke="#fff" strokeWidth="3" opacity=".7" {...line} />
    </>
  ),
  kite: (
    <>
      <path d="M46 66c-6 6 6 10 0 16s4 8 4 8" stroke="var(--wood-deep)" strokeWidth="4" {...line} />
      <path d="M46 4 18 34l28 34 28-34Z" fill="var(--leaf-bright)" />
      <path d="M46 4v64l28-34Z" fill="var(--orb)" />
      <path d="M46 34v34L18 34Z" fill="var(--bloom)" />
      <path d="M46 4v64M18 34h56" stroke={dark} strokeWidth="2.500" {...line} />
      <path d="m46 78-10-5v10Zm0 0 10-5v10Z" fill="var(--danger-fill)" />
    </>
  ),
  leaf: (
    <>
      <path d="M84 12C46 6 14 24 14 56c0 8 3 15 8 20 30 4 62-14 62-64Z" fill="var(--leaf-bright)" />
      <path d="M84 12C62 28 40 48 22 76c30 4 62-14 62-64Z" fill="var(--leaf-shade)" />
      <path
        d="M12 88c14-24 34-46 60-64M40 52 36 34m20 2L52 22m-16 36 20 2m-6-16 20-2"
        stroke="var(--flint-pale)"
        strokeWidth="4"
        {...line}
      />
    </>
  ),
  moon: (
    <>
      <path d="M58 8C34 8 16 26 16 49s18 41 41 41c10 0 19-4 26-10-26 2-45-13-45-36 0-15 8-28 20-36Z" fill="var(--orb)" />
      <path d="M30 30c-9 13-8 33 4 45 7 7 16 10 26 9-26 0-41-26-30-54Z" fill="var(--sun-deep)" opacity=".5" />
      <circle cx="70" cy="28" r="3.500" fill="var(--orb)" />
      <circle cx="82" cy="48" r="2.500" fill="var(--orb)" />
      <circle cx="64" cy="50" r="2.500" fill="var(--orb)" />
    </>
  ),
  sock: (
    <>
      <path d="M34 8h32v40c0 4 3 6 7 8 8 4 11 10 8 18-3 9-12 14-22 12l-22-5c-8-2-11-9-8-17l5-16Z" fill="var(--hawthorn)" />
      <path d="M34 26h32v11H34Zm0 20h32c0 5 2 8 6 10L32 57Z" fill="var(--flint-pale)" opacity=".9" />
      <rect x="30" y="6" width="40" height="13" rx="6.500" fill="var(--orb)" />
      <path d="M60 84c-2-9 4-18 15-24 7 4 9 9 6 16-3 7-12 11-21 8Z" fill="var(--orb)" />
    </>
  ),
  star: (
    <>
      <path
        d="m48 6 12 27 29 3-22 20 7 29-26-15-26 15 7-29L7 36l29-3Z"
        fill="var(--orb)"
        stroke="var(--orb)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="m48 6 12 27 29 3-22 20 7 29-26-15Z" fill="var(--sun-deep)" opacity=".45" />
      <circle cx="39" cy="46" r="3.500" fill={dark} />
      <circle cx="57" cy="46" r="3.500" fill={dark} />
      <path d="M42 55q6 6 12 0" stroke={dark} strokeWidth="3" {...line} />
    </>
  ),
  tree: (
    <>
      <path d="M41 54h14l5 36H36Z" fill="var(--wood-deep)" />
      <path d="M48 66 62 52M47 74 36 62" stroke="var(--wood-deep)" strokeWidth="6" {...line} />
      <path
        d="M48 6c13 0 21 8 22 17 10 2 16 9 16 18 0 12-10 20-22 20-4 3-10 5-16 5s-12-2-16-5c-12 0-22-8-22-20 0-9 6-16 16-18C27 14 35 6 48 6Z"
        fill="var(--leaf-shade)"
      />
      <path d="M46 8c10 0 17 6 18 14-8-3-15 0-19 6-8-5-17-2-20 6-5-2-9-1-12 1 3-7 8-11 13-12C27 14 34 8 46 8Z" fill="var(--leaf-bright)" />
      <g fill="var(--danger-fill)">
        <circle cx="32" cy="46" r="4.500" />
        <circle cx="52" cy="36" r="4.500" />
        <circle cx="68" cy="47" r="4.500" />
      </g>
    </>
  ),
};

/** "Apple". */
export const pictureName = (picture: Picture): string => picture.charAt(0).toUpperCase() + picture.slice(1);

/** Named beside it or by its button: screen readers skip the drawing. */
export const PictureArt = ({ picture, size = 72 }: { readonly picture: Picture; readonly size?: number | string }) => (
  <svg viewBox="0 0 96 96" width={size} height={size} aria-hidden focusable="false">
    {drawings[picture]}
  </svg>
);
