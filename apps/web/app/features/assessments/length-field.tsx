import { useId } from 'react';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import classes from './setup.module.css';

type Props = { readonly value: number; readonly onChange: (count: number) => void };

/** docs/product/tests.md#setting-one-up: a slider from 5 to 20, step 1. */
export const LengthField = ({ value, onChange }: Props) => {
  const id = useId();
  return (
    <div>
      <div className={classes.lengthHead}>
        <label htmlFor={id} className={classes.label}>
          Number of questions
        </label>
        <output htmlFor={id} className={classes.figure}>
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={questionCount.min}
        max={questionCount.max}
        step={1}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className={classes.slider}
      />
      <div className={classes.ends} aria-hidden>
        <span>{questionCount.min}</span>
        <span>{questionCount.max}</span>
      </div>
    </div>
  );
};
