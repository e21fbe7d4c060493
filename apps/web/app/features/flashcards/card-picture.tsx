import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { figureStart, type Places } from '../../lib/figure-given.ts';
import { FigureAnswer } from '../../ui/figure-answer.tsx';
import { FigurePictures } from '../../ui/figure-answer/figure-pictures.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import type { Judged } from './typed-answer.tsx';

type Props = {
  readonly card: Flashcard;
  readonly shown: boolean;
  readonly judged: Judged | undefined;
  /** Where things stand on the picture; undefined while nothing was moved. */
  readonly places: Places | undefined;
  readonly onPlaces: (places: Places) => void;
  readonly labelledBy: string;
};

/** The picture of a card: looked at, answered on, and once it is turned the pupil's own beside the right one. */
export const CardPicture = ({ card: { id, figure, handles, answerFigure }, shown, judged, places, onPlaces, labelledBy }: Props) => {
  if (figure === undefined || handles === undefined || answerFigure === undefined) return <QuestionFigure figure={figure} />;
  // Where both are alike, one is enough.
  const isRight = judged?.verdict === 'right';
  if (shown && judged?.pictures !== undefined && !isRight) return <FigurePictures pictures={judged.pictures} />;
  const isOwnShown = places !== undefined && !isRight;
  return (
    <>
      {(!shown || isOwnShown) && (
        <FigureAnswer
          key={id}
          figure={figure}
          handles={handles}
          places={places ?? figureStart(handles)}
          onPlaces={onPlaces}
          disabled={shown}
          labelledBy={labelledBy}
        />
      )}
      {shown && <FigurePictures pictures={{ given: null, right: answerFigure }} />}
    </>
  );
};
