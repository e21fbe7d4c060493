import type { ChangeEvent } from 'react';
import type { FieldErrors } from './first-errors.ts';

type TextIn<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** For each field of a form that holds text: its name, what is in it, what is wrong with it, and what writing in it does. */
export const textFields =
  <Values extends object>(values: Values, errors: FieldErrors, write: (values: Values) => void) =>
  <Name extends TextIn<Values>>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write({ ...values, [name]: event.currentTarget.value }),
  });
