import { IconPrinter, IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSpeech } from '../../lib/speak.ts';
import { Button } from '../../ui/button.tsx';
import { spokenWord } from './api.ts';
import shared from './checks.module.css';
import classes from './paper.module.css';

/** How long a device may take to name its voices, in ms. */
const patience = 1500;

/** Whether this device has a voice that speaks English; undefined until it is known. */
const useVoice = (found: boolean): boolean | undefined => {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const giveUp = setTimeout(() => setWaited(true), patience);
    return () => clearTimeout(giveUp);
  }, []);
  return found || (waited ? false : undefined);
};

type Props = { readonly id: string; readonly position: number };

/** The word, its sentence and the word again, by the device's own voice; where it has none, a grown-up reads from a list. */
export const HearWord = ({ id, position }: Props) => {
  const speech = useSpeech();
  const voice = useVoice(speech !== undefined);
  const [failed, setFailed] = useState(false);
  const say = () => {
    setFailed(false);
    spokenWord(id, position).then(
      (words) => speech?.say(words),
      () => setFailed(true),
    );
  };
  return (
    <div className={classes.hear}>
      {voice !== false && (
        <Button kind="quiet" size="large" icon={<IconVolume size={28} aria-hidden />} onClick={say}>
          Hear the word
        </Button>
      )}
      {voice === false && <p className={shared.soft}>This device has no voice. A grown-up can read the words to you.</p>}
      {failed && <p role="alert">The word did not play. Please press again.</p>}
      <a className={classes.listLink} href={`/api/national-checks/${id}/reading-list`} target="_blank" rel="noopener noreferrer">
        <IconPrinter size={20} aria-hidden /> The word list for a grown-up to read out
      </a>
    </div>
  );
};
