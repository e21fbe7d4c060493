import { IconPlayerStopFilled, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../lib/speak.ts';
import { spokenWords, textInWords } from '../lib/spoken-text.ts';
import { IconButton } from './icon-button.tsx';
import classes from './listen.module.css';
import { showToast } from './toast.ts';

export type ListenProps = {
  /** What is heard; left out, everything of the panel, the dialog or the `data-listen-place` in which the button stands. */
  readonly words?: string;
  /** What the button is called after "Listen: "; the words themselves unless there is a shorter name. */
  readonly name?: string;
  /** Says where the device has no voice, instead of standing there for some and not for others. */
  readonly saysIfNone?: boolean;
  /** Begins without a press: only where the screen before was being read, on which it was pressed. */
  readonly atOnce?: boolean;
  /** Told of each press: whether it is to be read. */
  readonly onRead?: (reads: boolean) => void;
};

/** Browsers name their voices late; a device that has named none by then has none. */
const voicesWithin = 1500;
let waited = false;

/** So that nothing beside it moves when it comes. */
const Room = () => <span style={{ flex: 'none', width: 'var(--target)', height: 'var(--target)' }} aria-hidden />;

/** Until it is known whether there is a voice its room is kept. */
const NoVoice = () => {
  const [sure, setSure] = useState(waited);
  useEffect(() => {
    const timer = setTimeout(() => {
      waited = true;
      setSure(true);
    }, voicesWithin);
    return () => clearTimeout(timer);
  }, []);
  if (!sure) return <Room />;
  return (
    <span className={classes.listen} data-unspoken>
      <IconButton
        label="No voice on this device"
        icon={<IconVolumeOff size={26} aria-hidden />}
        onClick={() => showToast({ title: 'No voice on this device', message: 'A grown-up can add an English voice in its settings.' })}
      />
    </span>
  );
};

const places = 'section, article, [role="dialog"], [data-listen-place]';

/** Reads aloud with the device's voice, and stops at a second press. Not there where the device has no voice. */
export const ListenButton = ({ words, name = words ?? '', saysIfNone = false, atOnce = false, onRead }: ListenProps) => {
  const speech = useSpeech();
  const button = useRef<HTMLButtonElement>(null);
  const read = () => {
    const place = button.current?.closest(places);
    speech?.say(...(words === undefined ? (place ? spokenWords(place) : []) : [textInWords(words)]));
  };
  const begins = useRef(atOnce);
  useEffect(() => {
    if (!begins.current || speech === undefined) return;
    begins.current = false;
    read();
  });
  if (speech === undefined) return saysIfNone ? <NoVoice /> : null;
  const { stop, speaking } = speech;
  const press = () => {
    onRead?.(!speaking);
    return speaking ? stop() : read();
  };
  return (
    <span className={classes.listen} data-speaking={speaking} data-unspoken data-listen={words === undefined ? 'whole' : 'part'}>
      <IconButton
        ref={button}
        label={speaking ? `Stop reading: ${name}` : `Listen: ${name}`}
        icon={speaking ? <IconPlayerStopFilled size={24} aria-hidden /> : <IconVolume size={26} aria-hidden />}
        onClick={press}
      />
    </span>
  );
};
