import { TextInput, type TextInputProps } from '@mantine/core';

/** Six digits of an authenticator app. */
export const CodeField = (props: TextInputProps) => (
  <TextInput label="Code from your app" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />
);
