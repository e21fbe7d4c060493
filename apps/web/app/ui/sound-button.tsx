import { IconMusic, IconMusicOff } from '@tabler/icons-react';
import { useState } from 'react';
import { wantsStillness } from '../lib/reading.ts';
import { chooseSounds, playSound, soundsChosen } from '../lib/sound-choice.ts';
import { IconButton } from './icon-button.tsx';
import { useStage } from './stage.tsx';

/** The one switch of all sounds; not there for who asks for less motion, for whom there are none. */
export const SoundButton = () => {
  const stage = useStage();
  const [on, setOn] = useState(() => soundsChosen(stage));
  const [still] = useState(wantsStillness);
  if (still) return null;
  const press = () => {
    chooseSounds(!on);
    setOn(!on);
    if (!on) void playSound('right', stage);
  };
  return (
    <IconButton
      label="Sounds"
      aria-pressed={on}
      data-unspoken
      icon={on ? <IconMusic size={22} aria-hidden /> : <IconMusicOff size={22} aria-hidden />}
      onClick={press}
    />
  );
};
