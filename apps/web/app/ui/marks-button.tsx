import { IconTableDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../lib/api-error.ts';
import { downloadFile } from '../lib/download.ts';
import { Button } from './button.tsx';
import { showToast } from './toast.ts';

type Props = { readonly address: string; readonly children: string };

/** Marks as a file for a spreadsheet. */
export const MarksButton = ({ address, children }: Props) => {
  const save = useMutation({
    mutationFn: () => downloadFile(address, 'marks.csv'),
    onError: (error) =>
      showToast({ kind: 'error', title: 'The marks were not saved', message: messageOf(error, 'Please try again in a moment.') }),
  });
  return (
    <Button kind="text" icon={<IconTableDown size={20} aria-hidden />} busy={save.isPending} onClick={() => save.mutate()}>
      {children}
    </Button>
  );
};
