import { TextInput } from '@mantine/core';
import classes from './child-names.module.css';

type Names = { readonly firstName: string; readonly lastName: string };

type Props = {
  readonly id: (field: keyof Names) => string;
  readonly names: Names;
  readonly errors: Readonly<Partial<Record<keyof Names, string | undefined>>>;
  readonly required?: boolean;
  readonly onChange: (names: Names) => void;
};

const labels = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
] as const;

/** Who a child is, wherever a grown-up adds or corrects one. A browser's own names are those of the grown-up: it offers none. */
export const ChildNames = ({ id, names: { firstName, lastName }, errors, required = false, onChange }: Props) => {
  const names = { firstName, lastName };
  return (
    <div className={classes.pair}>
      {labels.map(([field, label]) => (
        <TextInput
          key={field}
          id={id(field)}
          label={label}
          autoComplete="off"
          maxLength={60}
          required={required}
          withAsterisk={false}
          value={names[field]}
          error={errors[field]}
          onChange={({ currentTarget }) => onChange({ ...names, [field]: currentTarget.value })}
        />
      ))}
    </div>
  );
};
