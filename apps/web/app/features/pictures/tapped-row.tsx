import { type Picture, picturesToTap } from '@hedgerow/contracts/picture-sign-in';
import { PictureArt, pictureName } from './picture-art.tsx';
import classes from './pictures.module.css';

type Props = {
  readonly tapped: readonly Picture[];
  /** A child's screen shows the pictures too: secrecy from a shoulder matters less here than seeing what one does. */
  readonly label: string;
  readonly many?: number;
};

/** Places that fill from the left. */
export const TappedRow = ({ tapped, label, many = picturesToTap }: Props) => (
  <ol className={classes.row} aria-label={label}>
    {Array.from({ length: many }, (_, at) => {
      const picture = tapped[at];
      return (
        <li key={at} className={classes.place} data-filled={picture !== undefined}>
          {picture === undefined ? (
            <span className={classes.unseen}>{`Picture ${at + 1}: empty`}</span>
          ) : (
            <>
              <PictureArt picture={picture} size="100%" />
              <span className={classes.unseen}>{pictureName(picture)}</span>
            </>
          )}
        </li>
      );
    })}
  </ol>
);
