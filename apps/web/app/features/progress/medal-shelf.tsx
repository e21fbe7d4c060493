import { IconCircleCheckFilled } from '@tabler/icons-react';
import { MedalPicture } from './medal-picture.tsx';
import type { ShownMedal } from './medal-words.ts';
import classes from './medals.module.css';

type Props = { readonly label: string; readonly medals: readonly ShownMedal[]; readonly size?: number };

/** Badges or achievements, drawn: those that are earned, and what to do for the next. */
export const MedalShelf = ({ label, medals, size = 96 }: Props) => (
  <ul className={classes.shelf} aria-label={label} data-small={size < 80}>
    {medals.map((medal) => (
      <li key={medal.id} className={classes.medal} data-earned={medal.isEarned}>
        <MedalPicture {...medal} size={size} />
        <span className={classes.words}>
          <span className={classes.name}>{medal.name}</span>
          <span className={classes.way}>{medal.way}</span>
          <span className={classes.standing}>
            {medal.isEarned && <IconCircleCheckFilled size={18} aria-hidden />}
            {medal.standing}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
