import { type CSSProperties, type ReactNode, useId } from 'react';
import classes from './choice-cards.module.css';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
  readonly icon?: ReactNode;
  readonly style?: CSSProperties;
};

type Props<Value extends string> = {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
};

/** A few things to choose one of, as cards to press: radio buttons to the keyboard and to screen readers. */
export const ChoiceCards = <Value extends string>({ legend, choices, value, onChange, error }: Props<Value>) => {
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {choices.map(({ value: own, label, note, icon, style }) => (
          <label key={own} className={classes.card} style={style}>
            <input type="radio" name={id} value={own} checked={own === value} onChange={() => onChange(own)} className={classes.input} />
            {icon}
            <span className={classes.words}>
              {label}
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
