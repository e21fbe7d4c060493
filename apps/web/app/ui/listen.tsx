import { IconVolume } from '@tabler/icons-react';
import { useSpeech } from '../lib/speak.ts';
import { IconButton } from './icon-button.tsx';

/** For whom reading is still new (Reception to Year 2): a press reads the words aloud. */
export const Listen = ({ words }: { readonly words: string }) => {
  const speak = useSpeech();
  return speak && <IconButton label={`Listen: ${words}`} icon={<IconVolume size={26} aria-hidden />} onClick={() => speak(words)} />;
};
