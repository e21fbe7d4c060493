import type { SetPiece, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MarksButton } from '../../ui/marks-button.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './class-assessments.module.css';
import { pieceQuery, useCopyPaper, useTakeBackPiece } from './piece-api.ts';
import { PieceForm } from './piece-form.tsx';
import { PrintButtons } from './print-buttons.tsx';
import { QtiButton } from './qti-button.tsx';

/** What the form begins with when work is set again: the questions too, where everybody had the same. */
export type Again = { readonly piece: SetPiece; readonly paper: TeacherPaper | undefined };

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly classId: string;
  readonly groupId: string;
  readonly title: string;
  readonly onAgain: (again: Again) => void;
};
type PieceProps = { readonly piece: SetPiece; readonly onClose: () => void; readonly onAgain: Props['onAgain'] };

const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, message: messageOf(error, 'Please try again in a moment.') });

const TakeBack = ({ piece: { classId, groupId, pupils, done, title }, onClose }: Omit<PieceProps, 'onAgain'>) => {
  const takeBack = useTakeBackPiece(classId, groupId);
  const [asks, setAsks] = useState(false);
  if (done === pupils) return null;
  const press = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Taken back', message: `“${title}” is no longer on their pages.` });
        onClose();
      },
      onError: failed('This could not be taken back'),
    });
  if (!asks)
    return (
      <Button kind="text" onClick={() => setAsks(true)}>
        Take it back
      </Button>
    );
  return (
    <div className={classes.ways}>
      <p
        className={classes.quiet}
      >{`This takes it from everybody who has not handed it in (${pupils - done}). What was handed in stays.`}</p>
      <Button kind="quiet" busy={takeBack.isPending} onClick={press}>
        Yes, take it back
      </Button>
      <Button kind="text" disabled={takeBack.isPending} onClick={() => setAsks(false)}>
        Keep it
      </Button>
    </div>
  );
};

const Piece = ({ piece, onClose, onAgain }: PieceProps) => {
  const copy = useCopyPaper();
  const again = () => {
    if (piece.paperId === null) {
      onAgain({ piece, paper: undefined });
      return;
    }
    copy.mutate(piece.paperId, {
      onSuccess: (paper) => onAgain({ piece, paper }),
      onError: failed('We could not load the questions'),
    });
  };
  return (
    <>
      <PieceForm piece={piece} onSaved={onClose} />
      <div className={classes.pieceEnd}>
        <Button kind="quiet" busy={copy.isPending} onClick={again}>
          Set it again
        </Button>
        <MarksButton address={`/api/teacher/classes/${piece.classId}/homework/${piece.groupId}/marks`}>Save the marks (CSV)</MarksButton>
        {piece.paperId !== null && <PrintButtons paperId={piece.paperId} title={piece.title} />}
        {piece.paperId !== null && <QtiButton paperId={piece.paperId} title={piece.title} />}
        <TakeBack piece={piece} onClose={onClose} />
      </div>
    </>
  );
};

/** A piece of homework: its words and days, setting it again, and taking it back. */
export const PieceDialog = ({ opened, onClose, classId, groupId, title, onAgain }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(pieceQuery(classId, groupId));
  return (
    <Dialog wide keepOpen opened={opened} onClose={onClose} title={`Homework: ${title}`}>
      {data === undefined && error === null && <LinesSkeleton lines={5} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load this homework" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Piece piece={data} onClose={onClose} onAgain={onAgain} />}
    </Dialog>
  );
};
