import { type Picture, picturesToTap } from '@hedgerow/contracts/picture-sign-in';
import { useState } from 'react';

type Taps = {
  readonly tapped: readonly Picture[];
  readonly full: boolean;
  readonly tap: (picture: Picture) => void;
  readonly back: () => void;
  readonly clear: () => void;
  readonly set: (pictures: readonly Picture[]) => void;
};

/** Up to four pictures, in the order in which they are tapped; the last one can be taken back. */
export const useTaps = (): Taps => {
  const [tapped, set] = useState<readonly Picture[]>([]);
  return {
    tapped,
    full: tapped.length >= picturesToTap,
    tap: (picture) => set((before) => (before.length >= picturesToTap ? before : [...before, picture])),
    back: () => set((before) => before.slice(0, -1)),
    clear: () => set([]),
    set,
  };
};
