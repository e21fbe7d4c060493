import type { TeacherClass } from '@hedgerow/contracts/classes';
import { Checkbox } from '@mantine/core';
import { Chips } from '../../ui/chips.tsx';
import classes from './class-assessments.module.css';
import type { Whom } from './set-work-fields.ts';

type Props = {
  /** Classes of one subject, the one on the page first. */
  readonly offered: readonly [TeacherClass, ...TeacherClass[]];
  readonly whom: Whom;
  readonly error: string | undefined;
  readonly onChange: (whom: Whom) => void;
};

const ways = ['Whole classes', 'Some pupils'] as const;
const counted = (count: number): string => (count === 1 ? '1 pupil' : `${count} pupils`);

/** For whom work is set: a class, several of one subject, or some pupils of the class on the page. */
export const WhomFields = ({ offered, whom, error, onChange }: Props) => {
  const [shown] = offered;
  const some = whom.childIds !== undefined;
  return (
    <div className={classes.whom}>
      <Chips
        label="For whom"
        choices={ways}
        value={some ? 'Some pupils' : 'Whole classes'}
        onChange={(way) => onChange({ classIds: [shown.id], childIds: way === 'Some pupils' ? [] : undefined })}
      />
      {some ? (
        <Checkbox.Group
          label={`Pupils of ${shown.name}`}
          error={error}
          value={[...(whom.childIds ?? [])]}
          onChange={(childIds) => onChange({ classIds: [shown.id], childIds })}
        >
          <div className={classes.ticks}>
            {shown.students.map(({ id, firstName, lastName }) => (
              <Checkbox key={id} value={id} label={`${firstName} ${lastName}`} />
            ))}
          </div>
        </Checkbox.Group>
      ) : (
        <Checkbox.Group
          label="Classes"
          error={error}
          value={[...whom.classIds]}
          onChange={(chosen) =>
            onChange({ classIds: offered.map(({ id }) => id).filter((id) => chosen.includes(id)), childIds: undefined })
          }
        >
          <div className={classes.ticks}>
            {offered.map(({ id, name, studentCount }) => (
              <Checkbox key={id} value={id} label={`${name}, ${counted(studentCount)}`} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
  );
};
