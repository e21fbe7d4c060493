import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const canSpeak = () => 'speechSynthesis' in globalThis;

/** Slowly, with the device's own voice: nothing is sent anywhere. Silent where there is none. */
const speak = (words: string): void => {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const voice = new SpeechSynthesisUtterance(words);
  voice.lang = 'en-GB';
  voice.rate = 0.85;
  speechSynthesis.speak(voice);
};

/** Reading aloud for whom reading is still new; undefined where the device cannot. It falls silent with what was read. */
export const useSpeech = (): ((words: string) => void) | undefined => {
  const able = useSyncExternalStore(never, canSpeak, () => false);
  useEffect(() => () => (canSpeak() ? speechSynthesis.cancel() : undefined), []);
  return able ? speak : undefined;
};
