import type { PupilEssay } from '@hedgerow/contracts/class-assessments';
import { NumberInput, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { PupilLink } from '../../ui/pupil-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { showToast } from '../../ui/toast.ts';
import { useMark } from './api.ts';
import classes from './class-assessments.module.css';

type Props = {
  readonly classId: string;
  readonly groupId: string;
  readonly essay: PupilEssay;
  /** Whoever may only look gives no mark. */
  readonly mayTeach: boolean;
};

const Proposal = ({ proposal }: Pick<PupilEssay, 'proposal'>) =>
  proposal === null ? null : (
    <details className={classes.proposal}>
      <summary>{proposal.band === '' ? 'What was found by its words' : `Estimate: ${proposal.band}`}</summary>
      <p>{proposal.feedback}</p>
      {proposal.pointsFound.length > 0 && (
        <>
          <p>Found:</p>
          <ul>
            {proposal.pointsFound.map((point, at) => (
              <li key={point}>
                {point}
                {proposal.pointsSaidIn?.[at] !== undefined && (
                  <>
                    {' '}
                    in <q>{proposal.pointsSaidIn[at]}</q>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {proposal.pointsMissing.length > 0 && <p>{`Not found in these words: ${proposal.pointsMissing.join('; ')}`}</p>}
      <p className={classes.quiet}>{proposal.limits}</p>
    </details>
  );

/** The teacher's mark and word stand above the estimate, for pupil and parent. */
export const EssayMarking = ({ classId, groupId, essay, mayTeach }: Props) => {
  const { pupil, questionId, question, marks: outOf, answer, proposal, mark } = essay;
  const [marks, setMarks] = useState<number | string>(mark?.marks ?? '');
  const [comment, setComment] = useState(mark?.comment ?? '');
  const [error, setError] = useState<string>();
  const giving = useMark(classId, groupId);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (giving.isPending) return;
    if (typeof marks !== 'number' || !Number.isInteger(marks) || marks < 0 || marks > outOf) {
      setError(`Please give whole marks from 0 to ${outOf}.`);
      return;
    }
    giving.mutate(
      { childId: pupil.id, questionId, marks, comment },
      {
        onSuccess: () => showToast({ kind: 'success', title: 'Mark saved', message: `${pupil.name} and their parent can read it.` }),
        onError: (cause) => showToast({ kind: 'error', title: 'The mark was not saved', message: messageOf(cause, 'Please try again.') }),
      },
    );
  };
  return (
    <li className={classes.essay}>
      <h3 className={classes.pupil}>
        <PupilLink classId={classId} childId={pupil.id}>
          {pupil.name}
        </PupilLink>
      </h3>
      <RichText html={question} />
      <blockquote className={classes.answer}>{answer}</blockquote>
      <Proposal proposal={proposal} />
      {!mayTeach && mark !== null && <p>{`Marked ${mark.marks} of ${outOf}. ${mark.comment}`}</p>}
      {mayTeach && (
        <form noValidate className={classes.form} onSubmit={submit}>
          <NumberInput
            label={`Marks for ${pupil.name}, out of ${outOf}`}
            min={0}
            max={outOf}
            allowDecimal={false}
            hideControls
            value={marks}
            error={error}
            onChange={(value) => {
              setMarks(value);
              setError(undefined);
            }}
          />
          <Textarea
            label={`Comment for ${pupil.name} (optional)`}
            rows={2}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <div className={classes.markEnd}>
            <Button type="submit" kind="quiet" busy={giving.isPending}>
              {mark === null ? 'Save mark' : 'Change mark'}
            </Button>
            {mark !== null && <span className={classes.quiet}>{`Marked ${mark.marks} of ${outOf}, ${formatDate(mark.markedAt)}`}</span>}
          </div>
        </form>
      )}
    </li>
  );
};
