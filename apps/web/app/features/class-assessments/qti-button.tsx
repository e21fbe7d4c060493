import { IconPackageExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { downloadMade } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './class-assessments.module.css';

type Props = {
  readonly paperId: string;
  readonly title: string;
  /** How many questions are answered on their picture: QTI has no kind for them. */
  readonly onPictures?: number;
};

/** The questions as a file that another platform reads. */
export const QtiButton = ({ paperId, title, onPictures = 0 }: Props) => {
  const take = useMutation({
    mutationFn: () => downloadMade(`/api/teacher/papers/${paperId}/qti`, { title }, `${title}.zip`),
    onError: (error) =>
      showToast({ kind: 'error', title: 'The package was not made', message: messageOf(error, 'Please try again in a moment.') }),
  });
  return (
    <>
      <Button kind="text" icon={<IconPackageExport size={20} aria-hidden />} busy={take.isPending} onClick={() => take.mutate()}>
        Save for another platform (QTI 3)
      </Button>
      {onPictures > 0 && (
        <p className={classes.quiet}>
          {onPictures === 1
            ? 'The question that is answered on its picture stays out of that file. All other pictures are in it.'
            : `The ${onPictures} questions that are answered on their pictures stay out of that file. All other pictures are in it.`}
        </p>
      )}
    </>
  );
};
