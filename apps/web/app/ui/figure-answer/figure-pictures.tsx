import type { FigurePictures as Pictures } from '@hedgerow/contracts/figures';
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
