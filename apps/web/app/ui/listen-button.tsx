import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSpeech } from '../lib/speak.ts';
import { spokenWords, textInWords } from '../lib/spoken-text.ts';
import { IconButton } from './icon-button.tsx';
import classes from './listen.module.css';

export type ListenProps = {
  /** What is heard; left out, everything of the panel, the dialog or the `data-listen-place` in which the button stands. */
  readonly words?: string;
  /** What the button is called after "Listen: "; the words themselves unless there is a shorter name. */
  readonly name?: string;
};

const places = 'section, article, [role="dialog"], [data-listen-place]';

/** Reads aloud with the device's voice, and stops at a second press. Not there where the device has no voice. */
export const ListenButton = ({ words, name = words ?? '' }: ListenProps) => {
  const speech = useSpeech();
  const button = useRef<HTMLButtonElement>(null);
  if (speech === undefined) return null;
  const { say, stop, speaking } = speech;
  const read = () => {
    const place = button.current?.closest(places);
    say(...(words === undefined ? (place ? spokenWords(place) : []) : [textInWords(words)]));
  };
  return (
    <span className={classes.listen} data-speaking={speaking} data-unspoken data-listen={words === undefined ? 'whole' : 'part'}>
      <IconButton
        ref={button}
        label={speaking ? `Stop reading: ${name}` : `Listen: ${name}`}
        icon={speaking ? <IconPlayerStopFilled size={24} aria-hidden /> : <IconVolume size={26} aria-hidden />}
        onClick={speaking ? stop : read}
      />
    </span>
  );
};
