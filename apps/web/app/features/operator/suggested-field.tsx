import { TextInput, type TextInputProps } from '@mantine/core';
import { useId } from 'react';

type Props = TextInputProps & {
  /** What others of its kind have. */
  readonly suggestions: readonly string[];
};

/** A line that is chosen from what is there, or written anew. */
export const SuggestedField = ({ suggestions, ...field }: Props) => {
  const list = useId();
  return (
    <>
      <TextInput {...field} list={list} />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
};
