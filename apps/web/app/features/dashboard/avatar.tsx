import { FriendlyPanda } from '../../ui/art/friendly-panda.tsx';
import classes from './avatar.module.css';

type Props = { readonly firstName: string; readonly lastName: string; readonly age: number | null; readonly size?: number };

/** Document 2 section 2: initials from age 14, the panda below. */
const initialsFrom = 14;

export const Avatar = ({ firstName, lastName, age, size = 64 }: Props) =>
  age !== null && age >= initialsFrom ? (
    <span className={classes.initials} aria-hidden>
      {`${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()}
    </span>
  ) : (
    <FriendlyPanda size={size} mood="happy" />
  );
