import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
};

/** Finds in what is on the page as one types. Stands in a `<search>` that says what is looked through. */
export const SearchField = ({ onChange, ...field }: Props) => (
  <TextInput
    type="search"
    autoComplete="off"
    leftSection={<IconSearch size={18} aria-hidden />}
    {...field}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
