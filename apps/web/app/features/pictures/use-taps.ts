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

/** Up to so many pictures, in the order in which they are tapped; the last one can be taken back. */
export const useTaps = (many: number = picturesToTap): Taps => {
  const [tapped, set] = useState<readonly Picture[]>([]);
  return {
    tapped,
    full: tapped.length >= many,
    tap: (picture) => set((before) => (before.length >= many ? before : [...before, picture])),
    back: () => set((before) => before.slice(0, -1)),
    clear: () => set([]),
    set,
  };
};
