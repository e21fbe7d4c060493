import type { TeacherClass } from '@hedgerow/contracts/classes';
import { Checkbox, NativeSelect } from '@mantine/core';
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

type Way = 'Whole classes' | 'A group' | 'Some pupils';
const counted = (count: number): string => (count === 1 ? '1 pupil' : `${count} pupils`);

/** For whom work is set: a class, several of one subject, a group or some pupils of the class on the page. */
export const WhomFields = ({ offered, whom, error, onChange }: Props) => {
  const [shown] = offered;
  const some = whom.childIds !== undefined;
  const ways: readonly Way[] = shown.groups.length === 0 ? ['Whole classes', 'Some pupils'] : ['Whole classes', 'A group', 'Some pupils'];
  const group = shown.groups.find(({ id }) => id === whom.groupId);
  const way: Way = group === undefined ? (some ? 'Some pupils' : 'Whole classes') : 'A group';
  const choose = (next: Way): void => {
    const [first] = shown.groups;
    if (next === 'A group' && first !== undefined) onChange({ classIds: [shown.id], childIds: first.childIds, groupId: first.id });
    else onChange({ classIds: [shown.id], childIds: next === 'Some pupils' ? [] : undefined });
  };
  return (
    <div className={classes.whom}>
      <Chips
        label="Who is it for?"
        choices={ways}
        value={way}
        onChange={(next) => choose(ways.find((one) => one === next) ?? 'Whole classes')}
      />
      {group !== undefined && (
        <NativeSelect
          label={`Group of ${shown.name}`}
          error={error}
          data={shown.groups.map(({ id, name, childIds }) => ({ value: id, label: `${name}, ${counted(childIds.length)}` }))}
          value={group.id}
          onChange={(event) => {
            const next = shown.groups.find(({ id }) => id === event.currentTarget.value);
            if (next !== undefined) onChange({ classIds: [shown.id], childIds: next.childIds, groupId: next.id });
          }}
        />
      )}
      {group === undefined && some && (
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
      )}
      {!some && (
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
