import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { ProgressBar } from './progress-bar.tsx';
import { SoundButton } from './sound-button.tsx';

/** Where in the head of a study panel the bar stands. */
export const ProgressPlace = createContext<HTMLElement | null>(null);

type Props = {
  /** What is being gone through: "Practice". */
  readonly label: string;
  readonly done: number;
  readonly of: number;
  /** Said of it; "3 of 8 done" unless given. */
  readonly text?: string;
};

/** How far along, in the head of the panel: full when everything is done. */
export const StudyProgress = ({ label, done, of, text = `${done} of ${of} done` }: Props) => {
  const place = use(ProgressPlace);
  return (
    place &&
    createPortal(
      <>
        <ProgressBar label={label} hideLabel percent={(100 * done) / Math.max(1, of)} text={text} />
        <SoundButton />
      </>,
      place,
    )
  );
};
