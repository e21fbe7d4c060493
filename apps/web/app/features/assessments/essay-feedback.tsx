import type { EssayFeedback } from '@hedgerow/contracts/assessments';
import { Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOnlyReads } from '../../lib/pupil.ts';
import classes from './review.module.css';
import { WritingChecklist } from './writing-checklist.tsx';

type Props = { readonly feedback: EssayFeedback };

/** Words were looked for, so beside each point stand the pupil's own: whether they say the same is theirs to judge. */
const Found = ({ feedback: { pointsFound: points, pointsSaidIn: saidIn = [] } }: Props) =>
  points.length === 0 ? null : (
    <div>
      <h5 className={classes.partTitle}>Found in your words</h5>
      <ul className={classes.points}>
        {points.map((point, at) => (
          <li key={point} data-found>
            <IconCheck size={18} aria-hidden />
            <span>
              {point}
              {saidIn[at] !== undefined && saidIn[at] !== '' && (
                <span className={classes.saidIn}>
                  You wrote: <q>{saidIn[at]}</q>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );

/** Words were looked for: what stands there in other words only the pupil can say. */
const NotFound = ({ points }: { readonly points: readonly string[] }) =>
  points.length === 0 ? null : (
    <fieldset className={classes.ownCheck}>
      <legend className={classes.partTitle}>Not found in these words. Tick what you did say in another way.</legend>
      {points.map((point) => (
        <Checkbox key={point} label={point} />
      ))}
    </fieldset>
  );

const Contradictions = ({ feedback: { contradictions } }: Props) =>
  contradictions.length === 0 ? null : (
    <div className={classes.against}>
      <h5 className={classes.partTitle}>
        <IconAlertTriangle size={18} aria-hidden /> Look at this again
      </h5>
      <ul className={classes.list}>
        {contradictions.map(({ said, fact }) => (
          <li key={said}>
            You wrote: <q>{said.replace(/[.!]$/, '')}</q>. In fact: {fact}
          </li>
        ))}
      </ul>
    </div>
  );

/** The model comes after the pupil's own look: seen first, it would be copied. */
const ModelAnswer = ({ text }: { readonly text: string }) => {
  const reads = useOnlyReads();
  const [isChecked, setChecked] = useState(false);
  if (text === '') return null;
  return reads || isChecked ? (
    <div>
      <h5 className={classes.partTitle}>Model answer</h5>
      <p className={classes.written}>{text}</p>
    </div>
  ) : (
    <div>
      <Button kind="quiet" onClick={() => setChecked(true)}>
        I’ve checked mine. Show a model answer
      </Button>
    </div>
  );
};

const ByPoints = ({ feedback }: Props) => (
  <div className={classes.essay}>
    {feedback.band !== '' && (
      <p className={classes.band}>
        <span>Estimate</span> <strong>{feedback.band}</strong>
      </p>
    )}
    <p className={classes.plain}>{feedback.feedback}</p>
    <Contradictions feedback={feedback} />
    <Found feedback={feedback} />
    <NotFound points={feedback.pointsMissing} />
    {feedback.suggestions.length > 0 && (
      <div>
        <h5 className={classes.partTitle}>To improve</h5>
        <ul className={classes.list}>
          {feedback.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      </div>
    )}
    <ModelAnswer text={feedback.modelAnswer} />
  </div>
);

/** Feedback on an essay: what was found and what was not, what is against a fact, what to do next. A band only where a model judged. */
export const EssayFeedbackView = ({ feedback }: Props) =>
  feedback.checklist === undefined ? (
    <ByPoints feedback={feedback} />
  ) : (
    <WritingChecklist feedback={feedback} checklist={feedback.checklist} />
  );
