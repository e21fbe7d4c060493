import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './pupil-link.module.css';

const pupilPage = (classId: string, childId: string): string => `/teacher/classes/${classId}/pupils/${childId}`;

type Props = { readonly classId: string; readonly childId: string; readonly children: ReactNode };

/** A pupil's name on a teacher's page leads to the page of that pupil. */
export const PupilLink = ({ classId, childId, children }: Props) => (
  <Link className={classes.link} to={pupilPage(classId, childId)}>
    {children}
  </Link>
);

type NamesProps = { readonly classId: string; readonly pupils: readonly { readonly id: string; readonly name: string }[] };

/** "Ada Lee, Ben Lee": each name leads to its page. */
export const PupilLinks = ({ classId, pupils }: NamesProps) =>
  pupils.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <PupilLink classId={classId} childId={id}>
        {name}
      </PupilLink>
    </span>
  ));

/** As many as stand on a telephone's line or two. */
const namedAtOnce = 4;

/** "Shown by Ada Lee, Ben Lee"; where it is half the class they are counted, and named when asked for. */
export const ShownBy = ({ classId, pupils }: NamesProps) =>
  pupils.length <= namedAtOnce ? (
    <span className={classes.shownBy}>
      Shown by <PupilLinks classId={classId} pupils={pupils} />
    </span>
  ) : (
    <details className={classes.shownBy}>
      <summary>{`Shown by ${pupils.length} pupils`}</summary>
      <p>
        <PupilLinks classId={classId} pupils={pupils} />
      </p>
    </details>
  );
