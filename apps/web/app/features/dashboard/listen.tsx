import { IconVolume } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

const never = () => () => undefined;
const canSpeak = () => 'speechSynthesis' in globalThis;

/** For whom reading is still new (Reception to Year 2): a press reads the words aloud; the device's own voice, nothing is sent. */
export const Listen = ({ words }: { readonly words: string }) => {
  const able = useSyncExternalStore(never, canSpeak, () => false);
  useEffect(() => () => (canSpeak() ? speechSynthesis.cancel() : undefined), []);
  if (!able) return null;
  const speak = () => {
    speechSynthesis.cancel();
    const voice = new SpeechSynthesisUtterance(words);
    voice.lang = 'en-GB';
    voice.rate = 0.85;
    speechSynthesis.speak(voice);
  };
  return <IconButton label={`Listen: ${words}`} icon={<IconVolume size={26} aria-hidden />} onClick={speak} />;
};
