import type { FigureHandles, FigurePictures as Pictures, FigureView } from '@hedgerow/contracts/figures';
import { useState } from 'react';
import { figureGiven, figureStart } from '../../lib/figure-given.ts';
import { Button } from '../../ui/button.tsx';
import { FigureAnswer } from '../../ui/figure-answer.tsx';
import { FigurePictures } from '../../ui/figure-answer/figure-pictures.tsx';
import classes from './try-quiz.module.css';

type Props = {
  readonly figure: FigureView;
  readonly handles: FigureHandles;
  /** It was answered. */
  readonly busy: boolean;
  /** What was given beside what is right, once it is known and they differ. */
  readonly pictures: Pictures | undefined;
  readonly labelledBy: string;
  readonly onAnswer: (given: number[] | string) => void;
};

/** A question that is answered on its picture: put together first, then checked. */
export const TryOnFigure = ({ figure, handles, busy, pictures, labelledBy, onAnswer }: Props) => {
  const [places, setPlaces] = useState(() => figureStart(handles));
  const [missing, setMissing] = useState(false);
  const check = () => {
    const given = figureGiven(handles, places);
    setMissing(given === undefined);
    if (given !== undefined) onAnswer(given);
  };
  if (pictures !== undefined) return <FigurePictures pictures={pictures} />;
  return (
    <>
      <FigureAnswer figure={figure} handles={handles} places={places} onPlaces={setPlaces} disabled={busy} labelledBy={labelledBy} />
      {missing && (
        <p className={classes.trouble} role="alert">
          Show your answer on the picture first.
        </p>
      )}
      {!busy && (
        <Button size="large" onClick={check}>
          Check
        </Button>
      )}
    </>
  );
};
