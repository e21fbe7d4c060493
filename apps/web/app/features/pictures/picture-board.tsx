import { type Picture, pictures } from '@hedgerow/contracts/picture-sign-in';
import { PictureArt, pictureName } from './picture-art.tsx';
import classes from './pictures.module.css';

type Props = { readonly onTap: (picture: Picture) => void; readonly full: boolean };

/** Always in the same places: little ones find theirs by where it is, too. */
export const PictureBoard = ({ onTap, full }: Props) => (
  <ul className={classes.board} aria-label="Pictures">
    {pictures.map((picture) => (
      <li key={picture}>
        <button type="button" className={classes.tile} aria-disabled={full} onClick={() => (full ? undefined : onTap(picture))}>
          <PictureArt picture={picture} size="100%" />
          <span className={classes.tileName}>{pictureName(picture)}</span>
        </button>
      </li>
    ))}
  </ul>
);
