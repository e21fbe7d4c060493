import { NativeSelect } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { chooseVoice, useSpeech, useVoices } from '../../lib/speak.ts';
import { Button } from '../../ui/button.tsx';
import classes from './reading.module.css';

const sample = 'Hello! Shall we read this together?';

/** Which of the device's voices reads aloud, with a sample; what it means where the device has none. */
export const VoiceChoice = () => {
  const { voices, reads } = useVoices();
  const speech = useSpeech();
  const [chosen, setChosen] = useState<string>();
  if (voices.length === 0)
    return (
      <p className={classes.voiceNone}>
        This device has no English voice, so it cannot read aloud. A grown-up can add one in the settings of the device.
      </p>
    );
  return (
    <div className={classes.voice}>
      <NativeSelect
        label="Voice that reads aloud"
        description="These are the voices of this device. Your choice stays on it."
        data={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
        value={chosen ?? reads}
        onChange={({ currentTarget: { value } }) => {
          chooseVoice(value);
          setChosen(value);
        }}
      />
      <Button kind="quiet" icon={<IconVolume size={22} aria-hidden />} onClick={() => speech?.say(sample)}>
        Hear it
      </Button>
    </div>
  );
};
