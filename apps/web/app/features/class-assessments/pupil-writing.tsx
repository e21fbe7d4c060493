import type { PupilEssay } from '@hedgerow/contracts/class-assessments';
import { PupilLink } from '../../ui/pupil-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './class-assessments.module.css';

const foundWords = { true: 'Found', false: 'Not seen', null: 'For a reader to tell' } as const;

const Piece = ({ classId, essay: { pupil, answer, proposal, again } }: { readonly classId: string; readonly essay: PupilEssay }) => {
  const checklist = (again?.feedback ?? proposal)?.checklist ?? [];
  return (
    <li className={classes.essay}>
      <h3 className={classes.pupil}>
        <PupilLink classId={classId} childId={pupil.id}>
          {pupil.name}
        </PupilLink>
      </h3>
      <blockquote className={classes.answer}>{answer}</blockquote>
      {again !== null && (
        <>
          <p className={classes.quiet}>Written again after a look at the checklist:</p>
          <blockquote className={classes.answer}>{again.text}</blockquote>
        </>
      )}
      {checklist.length > 0 && (
        <details className={classes.proposal}>
          <summary>{again === null ? 'The checklist' : 'The checklist, for the newer piece'}</summary>
          <ul className={classes.checked}>
            {checklist.map(({ text, found }) => (
              <li key={text}>
                {text} <strong>{foundWords[`${found}`]}</strong>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};

type Props = { readonly classId: string; readonly essays: readonly PupilEssay[] };

/** What a class wrote, to read: nothing is marked. */
export const PupilWriting = ({ classId, essays }: Props) => {
  const [first] = essays;
  if (first === undefined) return <p className={classes.quiet}>Nobody has handed in a piece yet.</p>;
  return (
    <div className={classes.form}>
      <RichText html={first.question} />
      <ul className={classes.rows}>
        {essays.map((essay) => (
          <Piece key={essay.pupil.id} classId={classId} essay={essay} />
        ))}
      </ul>
    </div>
  );
};
