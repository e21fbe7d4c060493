import { IconListCheck, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { downloadMade } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

type Props = { readonly paperId: string; readonly title: string };
type Part = 'paper' | 'mark_scheme';

/** The questions on paper, and how they are marked, as two documents. */
export const PrintButtons = ({ paperId, title }: Props) => {
  const print = useMutation({
    mutationFn: (part: Part) => downloadMade(`/api/teacher/papers/${paperId}/pdf`, { title, part }, `${title}.pdf`),
    onError: (error) =>
      showToast({ kind: 'error', title: 'The paper was not made', message: messageOf(error, 'Please try again in a moment.') }),
  });
  const busy = (part: Part): boolean => print.isPending && print.variables === part;
  return (
    <>
      <Button
        kind="text"
        icon={<IconPrinter size={20} aria-hidden />}
        busy={busy('paper')}
        disabled={print.isPending}
        onClick={() => print.mutate('paper')}
      >
        Print the paper
      </Button>
      <Button
        kind="text"
        icon={<IconListCheck size={20} aria-hidden />}
        busy={busy('mark_scheme')}
        disabled={print.isPending}
        onClick={() => print.mutate('mark_scheme')}
      >
        Print the mark scheme
      </Button>
    </>
  );
};
