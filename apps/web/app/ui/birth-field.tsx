import type { BirthMonth } from '@hedgerow/domain/birth';
import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import classes from './birth-field.module.css';
import { typedFrom, typedMonth } from './typed-date.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly description: ReactNode;
  /** As typed: MM/YYYY. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (typed: string) => void;
  readonly autoComplete?: 'off';
  readonly required?: boolean;
  /** The browser's own calendar beside the field, between these months. Typing goes beyond them: the form says what is wrong. */
  readonly calendar?: { readonly min: BirthMonth; readonly max: BirthMonth };
};

/** A month and year that people know by heart: typed, in one field; a calendar is a second way. */
export const BirthField = ({ id, label, description, value, error, onChange, autoComplete = 'off', required = false, calendar }: Props) => {
  const picker = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // A browser without a calendar of its own: the field beside it takes the date.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <div className={classes.field}>
      <TextInput
        id={id}
        label={label}
        description={description}
        placeholder="MM/YYYY"
        autoComplete={autoComplete}
        maxLength={20}
        required={required}
        withAsterisk={false}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(typedMonth(value, currentTarget.value))}
        {...(calendar && {
          rightSectionWidth: 48,
          rightSection: <IconButton label={`${label}: open a calendar`} icon={<IconCalendar size={20} aria-hidden />} onClick={open} />,
        })}
      />
      {calendar && (
        <input
          ref={picker}
          type="month"
          className={classes.picker}
          tabIndex={-1}
          aria-hidden
          data-calendar-of={id}
          min={calendar.min}
          max={calendar.max}
          onChange={({ currentTarget }) => onChange(typedFrom(currentTarget.value))}
        />
      )}
    </div>
  );
};
