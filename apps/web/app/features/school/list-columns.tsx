import { type ColumnUse, type ListPreview, rosterFields, type RosterField } from '@hedgerow/contracts/rosters';
import { NativeSelect } from '@mantine/core';
import desk from '../../ui/desk.module.css';
import { counted } from './said.ts';
import classes from './school.module.css';

const fieldWords: Readonly<Record<RosterField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  preferred_first_name: 'Preferred first name',
  preferred_last_name: 'Preferred last name',
  full_name: 'Whole name',
  year_group: 'Year group',
  pupil_number: 'Pupil number',
  pupil_address: 'School email address',
  class: 'Class or set',
  subject: 'Subject of the class',
  teacher: 'Teacher’s name',
  teacher_email: 'Teacher’s email',
  sen: 'SEN',
  pupil_premium: 'Pupil premium',
  eal: 'EAL',
};

const uses: readonly { readonly value: ColumnUse; readonly label: string }[] = [
  { value: 'none', label: 'Not read' },
  ...rosterFields.map((field) => ({ value: field, label: fieldWords[field] })),
];
const fieldOf = (value: string): ColumnUse => uses.find((one) => one.value === value)?.value ?? 'none';

type Props = {
  readonly preview: ListPreview;
  readonly onChange: (columns: readonly ColumnUse[]) => void;
};

/** What each column of the file is read as: our guess, until somebody knows better. */
export const ListColumns = ({ preview: { columns, unread }, onChange }: Props) => (
  <section aria-label="Columns of the list" className={desk.form}>
    <h3 className={desk.heading}>Columns</h3>
    <p className={desk.soft}>
      {unread.length === 0
        ? `All ${counted(columns.length, 'column')} are read.`
        : `Not read, and not kept: ${unread.map((heading) => (heading === '' ? 'a column without a name' : heading)).join(', ')}.`}
    </p>
    <ul className={classes.mapping}>
      {columns.map(({ heading, example, use }, at) => (
        <li key={`${at} ${heading}`} className={classes.mapped} data-read={use !== 'none'}>
          <div className={desk.words}>
            <p className={desk.name}>{heading === '' ? `Column ${at + 1}` : heading}</p>
            <p className={desk.soft}>{example === '' ? 'Empty' : example}</p>
          </div>
          <NativeSelect
            aria-label={`${heading === '' ? `Column ${at + 1}` : heading} is read as`}
            data={[...uses]}
            value={use}
            onChange={(event) => {
              const chosen = fieldOf(event.currentTarget.value);
              onChange(columns.map((column, place) => (place === at ? chosen : column.use)));
            }}
          />
        </li>
      ))}
    </ul>
  </section>
);
