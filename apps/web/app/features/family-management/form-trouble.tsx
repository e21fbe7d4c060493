import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** What the server said of a form. */
export const FormTrouble = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={title}>
    {words}
  </Alert>
);
