import type { SubjectId } from '@hedgerow/domain/subjects';
import { StopPicture } from '../../ui/art/stop-pictures.tsx';
import classes from './journey.module.css';

/** A subject that can be told without reading, drawn as on the path. Its name stands beside it. */
export const SubjectPicture = ({ subject }: { readonly subject: SubjectId }) => (
  <span className={classes.picture}>
    <StopPicture subject={subject} size={56} />
  </span>
);
