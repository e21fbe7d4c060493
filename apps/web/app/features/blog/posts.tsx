import { TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Chips } from '../../ui/chips.tsx';
import classes from './blog.module.css';

export const everything = 'All';

type ToolsProps = {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly categories: readonly string[];
  readonly category: string;
  readonly onCategory: (category: string) => void;
};

/** Search and filter: in their place from the start, and out of reach until the page can answer. */
export const PostTools = ({ words, onWords, categories, category, onCategory }: ToolsProps) => {
  const awake = useHydrated();
  return (
    <search className={classes.tools} aria-label="Articles" inert={!awake} data-needs-script>
      <TextInput
        label="Search articles"
        type="search"
        maw="26rem"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <Chips label="Category" choices={categories} value={category} onChange={onCategory} />
    </search>
  );
};

type GroupProps = {
  readonly title: string;
  /** Wide cards, two beside each other. */
  readonly pair?: boolean;
  /** A `li` for each article. */
  readonly children: ReactNode;
};

export const PostGroup = ({ title, pair = false, children }: GroupProps) => (
  <section className={classes.group} aria-label={title}>
    <Title order={2}>{title}</Title>
    <ul className={pair ? classes.pair : classes.cards}>{children}</ul>
  </section>
);
