import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { readYearGroup, taughtNote, yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { BirthField } from '../../ui/birth-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ChildNames } from '../../ui/child-names.tsx';
import { calendarOf, type SetupChild, type SetupProblem, withBirth, yearInWords } from './setup-draft.ts';
import classes from './setup.module.css';

type Props = {
  /** 0 for the first. */
  readonly at: number;
  readonly child: SetupChild;
  readonly problems: readonly SetupProblem[];
  readonly today: CalendarDate;
  readonly onChange: (child: SetupChild) => void;
  /** Only where there is more than one child. */
  readonly onRemove?: (() => void) | undefined;
};

export const fieldId = (at: number, field: keyof SetupChild): string => `child-${at}-${field}`;

const yearChoices = [{ value: '', label: 'Choose a year group' }, ...yearGroups.map(yearGroupName)];

/** One child of the children setup. */
export const ChildCard = ({ at, child, problems, today, onChange, onRemove }: Props) => {
  const said = (field: keyof SetupChild) => problems.find((problem) => problem.at === at && problem.field === field)?.own;
  return (
    <fieldset className={classes.child}>
      <legend className={classes.legend}>{`Child ${at + 1}`}</legend>
      <ChildNames
        id={(field) => fieldId(at, field)}
        names={child}
        errors={{ firstName: said('firstName'), lastName: said('lastName') }}
        onChange={(names) => onChange({ ...child, ...names })}
      />
      <div className={classes.pair}>
        <BirthField
          id={fieldId(at, 'dateOfBirth')}
          label="Month and year of birth"
          description="For example 03/2018. We do not need the day."
          value={child.dateOfBirth}
          error={said('dateOfBirth')}
          calendar={calendarOf(today)}
          onChange={(text) => onChange(withBirth(child, text, today))}
        />
        <NativeSelect
          id={fieldId(at, 'yearGroup')}
          label="Year group"
          description={taughtNote(readYearGroup(child.yearGroup) ?? 1) || 'For this school year. Change it if theirs is different.'}
          data={yearChoices}
          value={child.yearGroup}
          error={said('yearGroup')}
          onChange={({ currentTarget }) => onChange({ ...child, yearGroup: currentTarget.value })}
        />
      </div>
      <p className={classes.year} aria-live="polite">
        {yearInWords(child, today)}
      </p>
      <TextInput
        id={fieldId(at, 'school')}
        label="School name"
        description="Write “Home” if they learn at home."
        autoComplete="off"
        maxLength={120}
        value={child.school}
        error={said('school')}
        onChange={({ currentTarget }) => onChange({ ...child, school: currentTarget.value })}
      />
      {onRemove && (
        <div>
          <Button kind="text" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
            {`Remove child ${at + 1}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
