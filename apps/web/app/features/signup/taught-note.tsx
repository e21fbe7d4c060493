import { readYearGroup, taughtNote } from '@hedgerow/domain/year-groups';
import classes from './signup.module.css';

/** Said before anybody pays, not after. */
export const TaughtNote = ({ year }: { readonly year: string }) => {
  const group = readYearGroup(year);
  const note = group === undefined ? '' : taughtNote(group);
  return note === '' ? null : (
    <p className={classes.suggestion}>
      {note} <a href="/what-we-cover">See what we cover</a>
    </p>
  );
};
