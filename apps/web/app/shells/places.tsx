import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import classes from './places.module.css';

/** A page beside others; `picture` is 32 px wide in the playful theme, a Tabler icon of 24 px in the plain one. */
export type Place = { readonly to: string; readonly name: string; readonly picture: ReactNode };

type Props = {
  readonly label: string;
  readonly places: readonly Place[];
  /** What goes with a reader from place to place, such as `?child=…`. */
  readonly search?: string;
};

/** Pages beside one another: at the thumb on a telephone and a tablet, at the left on a desktop. */
export const Places = ({ label, places, search = '' }: Props) => (
  <nav aria-label={label} className={classes.places}>
    <ul className={classes.list}>
      {places.map(({ to, name, picture }) => (
        <li key={to}>
          <NavLink to={{ pathname: to, search }} className={classes.place}>
            {picture}
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
