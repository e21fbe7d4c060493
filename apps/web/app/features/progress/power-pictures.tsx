import type { StreakPowerId } from '@hedgerow/domain/streak-powers';
import type { ReactNode } from 'react';

const wing = 'M31 40C18 42 7 36 4 22c4 3 8 3 11 1-4-3-6-7-6-13 4 5 9 6 13 7 6 2 9 8 9 23Z';

/** What each streak power looks like, inside 64 by 64. */
export const powerPictures: Readonly<Record<StreakPowerId, ReactNode>> = {
  spark: (
    <>
      <path d="m32 8 5 17 17 7-17 6-5 18-5-18-17-6 17-7Z" fill="var(--sun)" />
      <path d="m32 8 5 17 17 7-17 6-5 18Z" fill="var(--sun-deep)" opacity=".6" />
      <circle cx="51" cy="14" r="3" fill="var(--sun)" />
      <circle cx="14" cy="50" r="2.500" fill="var(--sun)" />
    </>
  ),
  'wind-wings': (
    <>
      <path d={wing} fill="var(--sky)" opacity=".75" />
      <path d={wing} fill="var(--sky)" transform="matrix(-1 0 0 1 64 0)" />
      <path d="M10 48c10-5 16 4 26 0m-16 8c9-4 14 3 24-1" stroke="var(--sky)" strokeWidth="3.500" strokeLinecap="round" fill="none" />
    </>
  ),
  'crystal-boost': (
    <>
      <path d="m32 4 12 14-4 38H24l-4-38Z" fill="var(--art-thought)" />
      <path d="m32 4 12 14-4 38h-8Z" fill="var(--action)" />
      <path d="m14 26 7 7-1 23h-9L6 36Z" fill="var(--bloom)" />
      <path d="m50 26 8 10-5 20h-9l-1-23Z" fill="var(--hawthorn)" opacity=".8" />
    </>
  ),
  'magic-shield': (
    <>
      <path d="M32 6c8 5 15 6 22 6 1 22-5 37-22 46C15 49 9 34 10 12c7 0 14-1 22-6Z" fill="var(--leaf-bright)" />
      <path d="M32 6c8 5 15 6 22 6 1 22-5 37-22 46Z" fill="var(--leaf-shade)" />
      <path d="M32 46c-9-6-13-13-12-22 8 2 12 8 12 22Zm0 0c0-14 4-20 12-22 1 9-3 16-12 22Z" fill="var(--sun)" />
    </>
  ),
  'star-power': (
    <>
      <path
        d="M32 6 39.600 22.500 57.600 24.600 44.200 36.900 47.800 54.700 32 45.800 16.200 54.700 19.800 36.900 6.400 24.600 24.400 22.500Z"
        fill="var(--sun)"
      />
      <path d="M32 6 39.600 22.500 57.600 24.600 44.200 36.900 47.800 54.700 32 45.800Z" fill="var(--sun-deep)" opacity=".55" />
      <path d="m56 44 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="var(--bloom)" />
    </>
  ),
  'lightning-strike': (
    <>
      <path d="M14 28a10 10 0 0 1 3-19 15 15 0 0 1 29 1 9 9 0 0 1 3 18Z" fill="var(--sky)" opacity=".55" />
      <path d="M36 20 18 42h12l-6 18 22-26H34l8-14Z" fill="var(--sun)" />
      <path d="M36 20 30 42l-6 18 22-26H34l8-14Z" fill="var(--sun-deep)" opacity=".6" />
    </>
  ),
  'dragon-force': (
    <>
      <path d="M12 52C6 34 14 18 30 14l-4-8 12 6c11 2 18 10 20 21l-9 5 5 6-13 1c-3 8-9 12-17 11-6 0-10-2-12-4Z" fill="var(--leaf-bright)" />
      <path d="M12 52C6 34 14 18 30 14c-9 10-10 24-6 42-6 0-10-2-12-4Z" fill="var(--leaf-shade)" />
      <path d="m22 12-8-6 1 11Zm-8 10-9-2 5 9Zm-4 14-8 2 8 6Z" fill="var(--bloom)" />
      <circle cx="42" cy="27" r="4.500" fill="var(--flint-pale)" />
      <circle cx="43" cy="27" r="2.200" fill="var(--art-dark)" />
      <circle cx="54" cy="32" r="1.500" fill="var(--art-dark)" />
    </>
  ),
  'phoenix-fire': (
    <>
      <path
        d="M32 60C16 58 8 46 12 32c2 5 5 7 8 8-3-12 2-24 14-34-1 8 2 12 7 17 2-3 2-6 1-9 9 8 12 18 9 27 2-1 4-3 5-6 3 14-8 24-24 25Z"
        fill="var(--flint-coat)"
      />
      <path d="M33 60c-9-1-14-8-12-17 2 3 4 4 6 4-1-8 2-14 8-20 0 6 3 9 6 13 2-2 2-3 2-6 6 7 6 24-10 26Z" fill="var(--sun)" />
      <path d="M33 60c-5-1-7-5-6-9 3 1 5-2 6-8 5 5 8 15 0 17Z" fill="var(--flint-pale)" />
    </>
  ),
};
