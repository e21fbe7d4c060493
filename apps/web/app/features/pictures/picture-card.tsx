import type { Picture } from '@hedgerow/contracts/picture-sign-in';
import { CutOutCard } from '../../ui/cut-out-card.tsx';
import { PictureArt, pictureName } from './picture-art.tsx';
import classes from './picture-card.module.css';

type Props = { readonly firstName: string; readonly pictures: readonly Picture[] };

/** For the drawer, not the wall: whoever sees it on a trusted device can come in. The same on the screen and on paper. */
export const PictureCard = ({ firstName, pictures }: Props) => (
  <CutOutCard label={`Picture card of ${firstName}`} title={`${firstName}’s pictures`}>
    <ol className={classes.pictures}>
      {pictures.map((picture, at) => (
        <li key={at}>
          <PictureArt picture={picture} size="100%" />
          <span>{`${at + 1}. ${pictureName(picture)}`}</span>
        </li>
      ))}
    </ol>
    <p className={classes.words}>Tap them in this order. They work on your family’s own devices, and nowhere else.</p>
  </CutOutCard>
);
