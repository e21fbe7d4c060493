import { otherSchool } from '@hedgerow/contracts/families';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { readYearGroup, taughtNote, yearGroupName } from '@hedgerow/domain/year-groups';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type FormEvent, useState } from 'react';
import { BirthField } from '../../ui/birth-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ChildNames } from '../../ui/child-names.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { schoolsQuery } from './api.ts';
import {
  ageFromTyped,
  type ChildFields,
  childErrors,
  errorTitle,
  homeEducated,
  withBirth,
  withLevel,
  yearsOfLevel,
  yearValue,
} from './child-form-rules.ts';
import classes from './manage.module.css';

type Props = {
  readonly fields: ChildFields;
  readonly onChange: (fields: ChildFields) => void;
  readonly submitWords: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onCancel?: (() => void) | undefined;
  /** What the server said of the last try. */
  readonly trouble?: ReactNode;
};

const levels = [
  { value: '', label: 'Choose a school level' },
  { value: 'primary', label: 'Primary (Reception to Year 6)' },
  { value: 'secondary', label: 'Secondary (Year 7 to Year 11)' },
  { value: 'further-education', label: 'Further education (Year 12 and Year 13)' },
];
const order = ['firstName', 'lastName', 'dateOfBirth', 'schoolLevel', 'yearGroup', 'school', 'customSchool'] as const;

/** docs/product/families.md#adding-a-child, add-child form; the same fields where a child is corrected. */
export const ChildForm = ({ fields, onChange, submitWords, busy, onSubmit, onCancel, trouble }: Props) => {
  const [today] = useState(() => londonDate(new Date()));
  const [pressed, setPressed] = useState(false);
  const { data: schools = [] } = useQuery(schoolsQuery);
  const errors = pressed ? childErrors(fields, today) : {};
  const problems = order.flatMap((field) => (errors[field] === undefined ? [] : [{ field: `child-${field}`, text: errors[field] }]));
  const age = ageFromTyped(fields.dateOfBirth, today);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const [first] = order.filter((field) => childErrors(fields, today)[field] !== undefined);
    setPressed(true);
    if (first === undefined) return onSubmit();
    document.querySelector<HTMLElement>(`#child-${first}`)?.focus();
  };
  const text = (field: keyof ChildFields) => ({
    id: `child-${field}`,
    required: true,
    withAsterisk: false,
    value: fields[field],
    error: errors[field],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...fields, [field]: currentTarget.value }),
  });

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {problems.length > 0 && <ErrorSummary title={errorTitle(problems.map((problem) => problem.text))} problems={problems} />}
      {trouble}
      <ChildNames
        id={(field) => `child-${field}`}
        names={fields}
        errors={errors}
        required
        onChange={(names) => onChange({ ...fields, ...names })}
      />
      <div className={classes.pair}>
        <BirthField
          id="child-dateOfBirth"
          label="Month and year of birth"
          description="For example 06/2010. We do not need the day."
          required
          value={fields.dateOfBirth}
          error={errors.dateOfBirth}
          onChange={(typed) => onChange(withBirth(fields, typed, today))}
        />
        <p className={classes.age} aria-live="polite">
          {age > 0 && `${fields.firstName.trim() || 'Your child'} is ${age} years old.`}
        </p>
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label="School level"
          data={levels}
          {...text('schoolLevel')}
          onChange={({ currentTarget }) => onChange(withLevel(fields, currentTarget.value))}
        />
        <NativeSelect
          label="Year group"
          description={taughtNote(readYearGroup(fields.yearGroup) ?? 1) || 'This school year.'}
          data={[
            { value: '', label: fields.schoolLevel === '' ? 'Choose a school level first' : 'Choose a year group' },
            ...yearsOfLevel(fields.schoolLevel).map((year) => ({ value: yearValue(year), label: yearGroupName(year) })),
          ]}
          {...text('yearGroup')}
        />
      </div>
      <NativeSelect
        label="School"
        data={[
          { value: '', label: 'Choose a school' },
          ...schools.map((name) => ({ value: name, label: name })),
          { value: homeEducated, label: homeEducated },
          { value: otherSchool, label: otherSchool },
        ]}
        {...text('school')}
      />
      {fields.school === otherSchool && (
        <TextInput label="Name of the school" autoComplete="off" maxLength={120} {...text('customSchool')} />
      )}
      <div className={classes.actions}>
        <Button type="submit" busy={busy}>
          {submitWords}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
};
