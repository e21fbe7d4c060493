import { yearGroupName, type YearGroup } from '@hedgerow/domain/year-groups';
import { NativeSelect } from '@mantine/core';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { SearchField } from '../../ui/search-field.tsx';
import classes from './covered.module.css';

export type Looking = { readonly words: string; readonly year: string; readonly subject: string };
export const lookingForAll: Looking = { words: '', year: '', subject: '' };

const years: readonly YearGroup[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const yearChoices = [{ value: '', label: 'All years' }, ...years.map((year) => ({ value: String(year), label: yearGroupName(year) }))];

type Choice = { readonly value: string; readonly label: string };

export const allSubjects = 'All subjects';

type Props = { readonly looking: Looking; readonly subjects: readonly Choice[]; readonly onChange: (looking: Looking) => void };

/** In their place from the start, and out of reach until the page can answer. */
export const CoverTools = ({ looking, subjects, onChange }: Props) => {
  const awake = useHydrated();
  return (
    <search className={classes.tools} aria-label="Topics" inert={!awake} data-needs-script>
      <SearchField label="Find a topic" value={looking.words} maxLength={80} onChange={(words) => onChange({ ...looking, words })} />
      <NativeSelect
        label="School year"
        data={yearChoices}
        value={looking.year}
        onChange={(event) => onChange({ ...looking, year: event.currentTarget.value })}
      />
      <NativeSelect
        label="Subject"
        data={subjects}
        value={looking.subject}
        onChange={(event) => onChange({ ...looking, subject: event.currentTarget.value })}
      />
    </search>
  );
};
