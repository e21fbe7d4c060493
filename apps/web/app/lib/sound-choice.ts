import { wantsStillness } from './reading.ts';

export type Sound = 'tap' | 'right' | 'not-yet' | 'done';

const place = 'hedgerow:sounds';

/** On for the youngest and off for the others, until somebody presses the switch; remembered on this device. */
export const soundsChosen = (stage: 'playful' | 'plain'): boolean => {
  try {
    const chosen = localStorage.getItem(place);
    return chosen === null ? stage === 'playful' : chosen === 'on';
  } catch {
    return stage === 'playful';
  }
};

export const chooseSounds = (on: boolean): void => {
  try {
    localStorage.setItem(place, on ? 'on' : 'off');
  } catch {
    // A full or forbidden storage: it is as before on the next visit.
  }
};

/** Short and soft, and never for who asks for less motion. Its code comes with the first one. */
export const playSound = async (sound: Sound, stage: 'playful' | 'plain'): Promise<void> => {
  if (wantsStillness() || !soundsChosen(stage)) return;
  try {
    const { sound: play } = await import('./sounds.ts');
    play(sound);
  } catch {
    // Without a line, or on a device that plays nothing, it stays quiet.
  }
};
