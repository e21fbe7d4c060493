import type { ReadingPreferences, Roominess, Typeface } from '@hedgerow/domain/reading';
import { isInfant } from '@hedgerow/domain/key-stages';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { usePupil } from '../../lib/pupil.ts';
import { announce } from '../../ui/announce.tsx';
import { type Choice, ChoiceCards } from '../../ui/choice-cards.tsx';
import classes from './reading.module.css';

type Props = {
  readonly reading: ReadingPreferences;
  readonly onChange: (reading: ReadingPreferences) => void;
  /** For pupils: nobody else meets a clock. */
  readonly withExtraTime: boolean;
};

const typefaceChoices: readonly Choice<Typeface>[] = [
  { value: 'brand', label: 'Hedgerow’s own', note: 'Clear letters that are hard to mix up' },
  { value: 'lexend', label: 'Lexend', note: 'Wide and calm', style: { fontFamily: "'Lexend Variable', sans-serif" } },
  {
    value: 'open-dyslexic',
    label: 'OpenDyslexic',
    note: 'Heavier at the bottom',
    style: { fontFamily: "'OpenDyslexic', sans-serif" },
  },
];

const roomChoices: readonly Choice<Roominess>[] = [
  { value: 'usual', label: 'Usual' },
  { value: 'more', label: 'More' },
  { value: 'most', label: 'Most' },
];

const examples = {
  young: 'Pip sits in the hedge. A red bird sings in the sun. Can you see the nest?',
  older:
    'The hedge along the lane is older than the village. In May it is white with hawthorn, and by September it is full of blackberries, birds and bees.',
} as const;

/** In words that whoever chooses can read. */
const Example = ({ typeface, letters, lines }: ReadingPreferences) => (
  <figure className={classes.example} data-typeface={typeface} data-letters={letters} data-lines={lines}>
    <figcaption>It looks like this</figcaption>
    <p>{examples[isInfant(usePupil().keyStage) ? 'young' : 'older']}</p>
  </figure>
);

/**
 * The last choice made here, until something newer is known. A pressed field must show its choice in the same tick;
 * what is kept comes back a moment later, and the browser would show the old choice in between.
 */
const useChosen = (known: ReadingPreferences) => {
  const [{ seen, chosen }, set] = useState({ seen: known, chosen: known });
  if (seen !== known) set({ seen: known, chosen: known });
  return [seen === known ? chosen : known, (next: ReadingPreferences) => set({ seen: known, chosen: next })] as const;
};

/** Letters, room, motion and time: each choice holds at once. */
export const ReadingForm = ({ reading, onChange, withExtraTime }: Props) => {
  const [chosen, choose] = useChosen(reading);
  const change = (part: Partial<ReadingPreferences>, words: string) => {
    const next = { ...chosen, ...part };
    choose(next);
    onChange(next);
    announce(words);
  };
  const { typeface, letters, lines, lessMotion, extraTime } = chosen;
  return (
    <div className={classes.form}>
      <div className={classes.faces}>
        <ChoiceCards
          legend="Letters"
          choices={typefaceChoices}
          value={typeface}
          onChange={(value) => change({ typeface: value }, 'Letters changed.')}
        />
      </div>
      <div className={classes.pair}>
        <ChoiceCards
          legend="Room between letters"
          choices={roomChoices}
          value={letters}
          onChange={(value) => change({ letters: value }, 'Room between letters changed.')}
        />
        <ChoiceCards
          legend="Room between lines"
          choices={roomChoices}
          value={lines}
          onChange={(value) => change({ lines: value }, 'Room between lines changed.')}
        />
      </div>
      <Example {...chosen} />
      <Switch
        size="md"
        label="Less movement"
        description="Pictures and panels keep still, and there is no confetti."
        checked={lessMotion}
        onChange={({ currentTarget: { checked } }) => change({ lessMotion: checked }, `Less movement ${checked ? 'on' : 'off'}.`)}
      />
      {withExtraTime && (
        <Switch
          size="md"
          label="25% extra time"
          description="Wherever a clock runs: the multiplication tables check and the arithmetic paper."
          checked={extraTime}
          onChange={({ currentTarget: { checked } }) => change({ extraTime: checked }, `25% extra time ${checked ? 'on' : 'off'}.`)}
        />
      )}
    </div>
  );
};
