import type { Sound } from './sound-choice.ts';

type Note = { readonly hertz: number; readonly from: number; readonly seconds: number };

/** Made by the browser itself: one short and light, two steps up, one low and round, a chord one after the other. */
export const notes: Readonly<Record<Sound, readonly Note[]>> = {
  tap: [{ hertz: 523.3, from: 0, seconds: 0.06 }],
  right: [
    { hertz: 659.3, from: 0, seconds: 0.12 },
    { hertz: 880, from: 0.09, seconds: 0.22 },
  ],
  'not-yet': [{ hertz: 293.7, from: 0, seconds: 0.2 }],
  done: [
    { hertz: 523.3, from: 0, seconds: 0.16 },
    { hertz: 659.3, from: 0.12, seconds: 0.16 },
    { hertz: 784, from: 0.24, seconds: 0.34 },
  ],
};

/** Of full volume: a classroom hears none of it. */
const loudest = 0.07;

let context: AudioContext | undefined;

/** Plays one of the four. */
export const sound = (which: Sound): void => {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const { hertz, from, seconds } of notes[which]) {
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    const start = now + from;
    voice.type = 'triangle';
    voice.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudest, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + seconds);
  }
};
