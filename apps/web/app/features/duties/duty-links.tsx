import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dutiesQuery } from './api.ts';
import classes from './duties.module.css';

/** The way to what somebody looks after beside their classes. Nothing stands here for everybody else. */
export const DutyLinks = () => {
  const { data } = useQuery(dutiesQuery);
  if (data === undefined || (data.headOf.length === 0 && !data.senco)) return null;
  return (
    <nav aria-label="What you look after" className={classes.links}>
      {data.headOf.map(({ subject, subjectName }) => (
        <Link key={subject} className={classes.link} to={`/teacher/departments/${subject}`}>
          {`All classes in ${subjectName}`}
        </Link>
      ))}
      {data.senco && (
        <Link className={classes.link} to="/teacher/support">
          Pupils with support
        </Link>
      )}
    </nav>
  );
};
