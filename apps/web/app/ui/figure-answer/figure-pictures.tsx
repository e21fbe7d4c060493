import type { FigurePictures as Pictures, FigureView } from '@hedgerow/contracts/figures';
import { QuestionFigure } from '../figure.tsx';
import classes from './figure-answer.module.css';

/** What was given beside what is right. */
export const FigurePictures = ({ pictures, yours = 'Your answer' }: { readonly pictures: Pictures; readonly yours?: string }) => (
  <div className={classes.pictures}>
    {pictures.given !== null && (
      <figure>
        <figcaption>{yours}</figcaption>
        <QuestionFigure figure={pictures.given} />
      </figure>
    )}
    <figure>
      <figcaption>The answer</figcaption>
      <QuestionFigure figure={pictures.right} />
    </figure>
  </div>
);

/** What was ordered, matched or sorted, each under its letter. */
export const LetteredPictures = ({ pictures }: { readonly pictures: readonly FigureView[] }) => (
  <div className={classes.pictures}>
    {pictures.map((picture, at) => (
      <figure key={`${at}-${picture.words}`}>
        <figcaption>{String.fromCodePoint(65 + at)}</figcaption>
        <QuestionFigure figure={picture} />
      </figure>
    ))}
  </div>
);
