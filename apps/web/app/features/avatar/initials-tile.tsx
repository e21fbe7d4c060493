import { IconCheck } from '@tabler/icons-react';
import classes from './avatar-shop.module.css';

type Props = { readonly initials: string; readonly shown: boolean; readonly busy: boolean; readonly onChoose: () => void };

/** From age 14: the letters of their name in the place of an animal. */
export const InitialsTile = ({ initials, shown, busy, onChoose }: Props) => (
  <li>
    <button
      type="button"
      className={classes.tile}
      aria-pressed={shown}
      data-worn={shown}
      aria-disabled={busy}
      onClick={() => !busy && !shown && onChoose()}
    >
      <span className={`${classes.thumb} ${classes.letters}`} aria-hidden>
        {initials}
      </span>
      <span className={classes.name}>Initials</span>
      <span className={classes.state}>
        {shown ? (
          <>
            <IconCheck size={18} stroke={3} aria-hidden />
            Showing
          </>
        ) : (
          'Yours'
        )}
      </span>
    </button>
  </li>
);
