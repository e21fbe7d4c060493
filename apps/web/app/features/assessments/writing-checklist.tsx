import type { EssayFeedback } from '@hedgerow/contracts/assessments';
import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnlyReads } from '../../lib/pupil.ts';
import { Button } from '../../ui/button.tsx';
import classes from './writing.module.css';

type Props = { readonly feedback: EssayFeedback; readonly checklist: NonNullable<EssayFeedback['checklist']> };

const OwnLines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <fieldset className={classes.own}>
      <legend className={classes.title}>{title}</legend>
      {lines.map((line) => (
        <Checkbox key={line} size="md" radius="sm" label={line} />
      ))}
    </fieldset>
  );

/** The piece comes after the pupil's own look: seen first, it would be copied. */
const Piece = ({ text }: { readonly text: string }) => {
  const reads = useOnlyReads();
  const [isChecked, setChecked] = useState(false);
  return reads || isChecked ? (
    <div>
      <h5 className={classes.title}>A piece to compare</h5>
      <p className={classes.note}>We wrote it for your age. What did it do that you could do, too?</p>
      <p className={classes.piece}>{text}</p>
    </div>
  ) : (
    <div>
      <Button kind="quiet" onClick={() => setChecked(true)}>
        I’ve checked mine. Show a piece to compare
      </Button>
    </div>
  );
};

/** The checklist of a short piece: what is there for certain is ticked, all else is the pupil's to tick. No mark of any kind. */
export const WritingChecklist = ({ feedback, checklist }: Props) => {
  const linesWhere = (found: boolean | null): string[] => checklist.filter((line) => line.found === found).map(({ text }) => text);
  const seen = linesWhere(true);
  return (
    <div className={classes.checklist}>
      <p className={classes.note}>{feedback.feedback}</p>
      {seen.length > 0 && (
        <div>
          <h5 className={classes.title}>Found in your words</h5>
          <ul className={classes.seen}>
            {seen.map((line) => (
              <li key={line}>
                <IconCheck size={20} aria-hidden />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OwnLines title="We did not see these. Look for them, and tick what is there." lines={linesWhere(false)} />
      <OwnLines title="Only you can tell. Read your words, and tick what is true." lines={linesWhere(null)} />
      {feedback.contradictions.length > 0 && (
        <div>
          <h5 className={classes.title}>Look at this again</h5>
          <ul className={classes.plain}>
            {feedback.contradictions.map(({ said, fact }) => (
              <li key={said}>
                You wrote: <q>{said.replace(/[.!]$/, '')}</q>. In fact: {fact}
              </li>
            ))}
          </ul>
        </div>
      )}
      {feedback.suggestions.length > 0 && (
        <div>
          <h5 className={classes.title}>To look up</h5>
          <ul className={classes.plain}>
            {feedback.suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </div>
      )}
      <Piece text={feedback.modelAnswer} />
    </div>
  );
};
