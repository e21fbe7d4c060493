import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './kept-work.module.css';

const pauseMilliseconds = 300;

/** What is typed, and what is asked for once the typing pauses. */
export const useSearch = () => {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), pauseMilliseconds);
  return { typed, setTyped, search: typed.trim() === '' ? '' : search };
};

type Props = Pick<ReturnType<typeof useSearch>, 'typed' | 'setTyped'> & { readonly label: string };

export const SearchField = ({ typed, setTyped, label }: Props) => (
  <search className={classes.search}>
    <TextInput
      type="search"
      label={label}
      maxLength={80}
      autoComplete="off"
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  </search>
);
