import classes from './chips.module.css';

type Props = {
  readonly label: string;
  readonly choices: readonly string[];
  readonly value: string;
  readonly onChange: (choice: string) => void;
};

/** A few names of which one holds. */
export const Chips = ({ label, choices, value, onChange }: Props) => (
  <fieldset className={classes.chips}>
    <legend className={classes.legend}>{label}</legend>
    {choices.map((choice) => (
      <button key={choice} type="button" className={classes.chip} aria-pressed={choice === value} onClick={() => onChange(choice)}>
        {choice}
      </button>
    ))}
  </fieldset>
);
