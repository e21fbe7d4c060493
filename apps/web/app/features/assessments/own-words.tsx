import type { Assessment, OpenQuestion } from '@hedgerow/contracts/assessments';
import { isWritten } from '@hedgerow/domain/own-words';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useOnlyReads } from '../../lib/pupil.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { useTakeWordsAway } from './api.ts';
import classes from './review.module.css';

type Props = {
  readonly assessment: Pick<Assessment, 'id' | 'wordsRemovedAt'> & {
    readonly questions: readonly Pick<OpenQuestion, 'type'>[];
    readonly userAnswers: readonly (number | string | null)[];
  };
};

/** Asks first, in place: it cannot be undone. */
const Question = ({ assessmentId, onKeep }: { readonly assessmentId: string; readonly onKeep: () => void }) => {
  const taking = useTakeWordsAway(assessmentId);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const go = () => taking.mutate(undefined, { onSuccess: () => announce('Your words are deleted.') });
  return (
    <section className={classes.ownWords} aria-labelledby="own-words">
      <p id="own-words" ref={question} tabIndex={-1}>
        Delete all that you wrote here? Nobody can bring it back. Your marks stay.
      </p>
      {taking.isError && <p role="alert">{messageOf(taking.error, 'This could not be deleted. Please try again.')}</p>}
      <div className={classes.ownWordsWays}>
        <Button kind="danger" busy={taking.isPending} onClick={go}>
          Delete my words
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          Keep them
        </Button>
      </div>
    </section>
  );
};

/** What a pupil wrote is theirs to take away (docs/product/tests.md#taking-words-away). */
export const OwnWords = ({ assessment: { id, questions, userAnswers, wordsRemovedAt } }: Props) => {
  const [asks, setAsks] = useState(false);
  const onlyReads = useOnlyReads();
  if (wordsRemovedAt !== null)
    return (
      <p className={classes.origin}>
        {onlyReads
          ? 'The words that stood here were deleted by the pupil. The marks stay.'
          : 'You deleted what you wrote here. Your marks stay.'}
      </p>
    );
  const hasWords = questions.some(({ type }, at) => isWritten(type) && typeof userAnswers[at] === 'string');
  if (onlyReads || !hasWords) return null;
  if (asks) return <Question assessmentId={id} onKeep={() => setAsks(false)} />;
  return (
    <Button kind="text" onClick={() => setAsks(true)}>
      Delete what I wrote
    </Button>
  );
};
