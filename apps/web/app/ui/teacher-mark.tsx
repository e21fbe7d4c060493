import type { TeacherMark } from '@hedgerow/contracts/assessments';
import { formatDate } from '../lib/dates.ts';
import classes from './teacher-mark.module.css';

/** What a teacher gave for an essay: above every estimate, and said to be the teacher's. */
export const TeacherMarkView = ({ mark: { marks, outOf, comment, teacher, markedAt } }: { readonly mark: TeacherMark }) => (
  <div className={classes.mark}>
    <p className={classes.given}>
      Teacher’s mark: <strong>{`${marks} of ${outOf}`}</strong>
    </p>
    {comment !== '' && <p className={classes.comment}>{comment}</p>}
    <p className={classes.who}>{`${teacher === '' ? 'Your teacher' : teacher}, ${formatDate(markedAt)}`}</p>
  </div>
);
