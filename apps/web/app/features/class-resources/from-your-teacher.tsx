import { IconChalkboard, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { Panel } from '../../ui/panel.tsx';
import { downloadAddress, fromTeachersQuery } from './api.ts';
import { sizeWords } from './resource-form.ts';
import classes from './from-your-teacher.module.css';

type Props = {
  /** For a parent: whose. */
  readonly childId?: string;
  /** "From Maya’s teachers" for a parent. */
  readonly title?: string;
};

const atFirst = 6;

/** Documents that teachers shared with a pupil's classes. Nothing stands here where nothing was shared. */
export const FromYourTeacher = ({ childId, title = 'From your teacher' }: Props) => {
  const { data = [] } = useQuery(fromTeachersQuery(childId));
  if (data.length === 0) return null;
  return (
    <Panel title={title} icon={<IconChalkboard size={26} aria-hidden />}>
      <ul className={classes.list} aria-label={title}>
        {data.slice(0, atFirst).map(({ id, title: name, description, subjectName, teacher, originalName, fileSize, sharedAt }) => (
          <li key={id}>
            <a className={classes.item} href={downloadAddress(id)} download={originalName}>
              <IconDownload size={22} aria-hidden />
              <span className={classes.words}>
                <strong>{name}</strong>
                {description !== '' && <span className={classes.about}>{description}</span>}
                <span className={classes.quiet}>{`${subjectName}, ${teacher}, ${formatDate(sharedAt)}, ${sizeWords(fileSize)}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
