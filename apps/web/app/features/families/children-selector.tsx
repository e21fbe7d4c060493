import type { Child } from '@hedgerow/contracts/families';
import { IconPlus } from '@tabler/icons-react';
import classes from './children-selector.module.css';
import { Initial } from './initial.tsx';

type Props = {
  readonly family: readonly Child[];
  /** Undefined while the whole family is shown. */
  readonly selected: string | undefined;
  readonly onSelect: (childId: string) => void;
  /** Undefined where the family is full. */
  readonly onAdd?: (() => void) | undefined;
};

/** Whose page this is. One child is no choice, yet still named. */
export const ChildrenSelector = ({ family, selected, onSelect, onAdd }: Props) => (
  <fieldset className={classes.selector}>
    <legend className={classes.legend}>Children</legend>
    {family.map(({ id, firstName, yearGroup, status }) => (
      <button key={id} type="button" className={classes.child} aria-pressed={id === selected} onClick={() => onSelect(id)}>
        <Initial name={firstName} id={id} />
        <span className={classes.words}>
          <span className={classes.name}>{firstName}</span>
          <span className={classes.year}>{status === 'pending' ? 'Pending Payment' : yearGroup}</span>
        </span>
      </button>
    ))}
    {onAdd && (
      <button type="button" className={classes.add} onClick={onAdd}>
        <IconPlus size={20} aria-hidden />
        Add Child
      </button>
    )}
  </fieldset>
);
