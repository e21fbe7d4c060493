import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { messageOf } from '../lib/api-error.ts';

/** Why it did not happen, in the server's words. */
export const Refused = ({ title, error }: { readonly title: string; readonly error: unknown }) => (
  <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={title}>
    {messageOf(error, 'Please try again.')}
  </Alert>
);
