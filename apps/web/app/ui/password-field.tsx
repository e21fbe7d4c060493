import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password with its show and hide button within reach of the keyboard. */
export const PasswordField = (props: PasswordInputProps) => {
  const what = typeof props.label === 'string' ? props.label.toLowerCase() : 'password';
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': `Show ${what}`, tabIndex: 0 }} />;
};
