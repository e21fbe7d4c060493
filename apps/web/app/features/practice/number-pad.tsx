import { VisuallyHidden } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import classes from './practice.module.css';

type Props = { readonly onDigit: (digit: string) => void; readonly onBack: () => void };

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Ten keys for whom a keyboard is still new; the keyboard does the same. */
export const NumberPad = ({ onDigit, onBack }: Props) => (
  <fieldset className={classes.pad}>
    <VisuallyHidden component="legend">Number pad</VisuallyHidden>
    {digits.map((digit) => (
      <button key={digit} type="button" className={classes.key} onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ))}
    <button type="button" className={classes.key} onClick={onBack} aria-label="Delete">
      <IconBackspace size={26} aria-hidden />
    </button>
  </fieldset>
);
