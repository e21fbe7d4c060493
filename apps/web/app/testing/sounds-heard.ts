import { vi } from 'vitest';

const set = () => undefined;

/** Hertz of the notes begun since `deviceThatPlays`. One list for a worker: lib/sounds.ts keeps the first device that it is given. */
export const sounded: number[] = [];

class Device {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createOscillator = () => {
    const voice = {
      type: '',
      frequency: { value: 0 },
      connect: <T>(to: T) => to,
      start: () => sounded.push(voice.frequency.value),
      stop: () => undefined,
    };
    return voice;
  };
  createGain = () => {
    return { gain: { setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set }, connect: <T>(to: T) => to };
  };
}

/** A device that plays notes, of somebody who asks for less motion or does not. After the test: `vi.unstubAllGlobals()`. */
export const deviceThatPlays = ({ lessMotion }: { readonly lessMotion: boolean }): void => {
  sounded.length = 0;
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('matchMedia', () => ({
    matches: lessMotion,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
};
