import type { TeacherClass } from '@hedgerow/contracts/classes';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { type KeyStageFilter, keyStageFilters } from './class-figures.ts';
import classes from './classes.module.css';

type Props = {
  readonly filter: KeyStageFilter;
  readonly onFilter: (filter: KeyStageFilter) => void;
  /** Those of the key stage. */
  readonly shown: readonly TeacherClass[];
  readonly selected: TeacherClass | undefined;
  readonly onSelect: (classId: string) => void;
  /** What can be done with the selected class. */
  readonly action: ReactNode;
};

const choices = keyStageFilters.map((value) => ({ value, label: value }));

/** Which key stage, and which class of it. */
export const ClassChooser = ({ filter, onFilter, shown, selected, onSelect, action }: Props) => (
  <div className={classes.chooser}>
    <div className={classes.stages}>
      <ChoiceCards legend="Key stage" choices={choices} value={filter} onChange={onFilter} />
    </div>
    {selected !== undefined && (
      <>
        <NativeSelect
          label="Class"
          data={shown.map(({ id, name }) => ({ value: id, label: name }))}
          value={selected.id}
          onChange={(event) => onSelect(event.currentTarget.value)}
        />
        {action}
      </>
    )}
  </div>
);
