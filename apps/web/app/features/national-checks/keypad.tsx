import { VisuallyHidden } from '@mantine/core';
import { IconBackspace, IconCornerDownLeft } from '@tabler/icons-react';
import classes from './tables.module.css';

type Props = {
  readonly disabled: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onBack: () => void;
  readonly onEnter: () => void;
};

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

/** The number pad of the screen; the keyboard does the same. */
export const Keypad = ({ disabled, onDigit, onBack, onEnter }: Props) => (
  <fieldset className={classes.keypad}>
    <VisuallyHidden component="legend">Number pad</VisuallyHidden>
    {[...digits, '0'].map((digit) => (
      <button key={digit} type="button" className={classes.key} disabled={disabled} onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ))}
    <button type="button" className={classes.key} disabled={disabled} onClick={onBack} aria-label="Delete">
      <IconBackspace size={30} aria-hidden />
    </button>
    <button type="button" className={classes.key} data-enter="true" disabled={disabled} onClick={onEnter}>
      <IconCornerDownLeft size={26} aria-hidden /> Enter
    </button>
  </fieldset>
);
