import type { StarterQuestion } from '@hedgerow/contracts/schemes';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { Refused } from '../../ui/refused.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useStarter } from './api.ts';
import classes from './schemes.module.css';

type QuestionProps = { readonly one: StarterQuestion; readonly answers: boolean };

const Question = ({ one: { from, topic, question, figure, options }, answers }: QuestionProps) => (
  <li className={classes.question}>
    <span className={desk.soft}>{`${from}: ${topic}`}</span>
    <RichText html={question} />
    <QuestionFigure figure={figure} />
    <ul className={classes.options}>
      {options.map(({ text, correct }, place) => (
        <li key={place} data-correct={answers && correct}>
          {answers && correct && (
            <>
              <IconCheck size={18} aria-hidden />
              <VisuallyHidden>Right answer: </VisuallyHidden>
            </>
          )}
          <RichText inline html={text} />
        </li>
      ))}
    </ul>
  </li>
);

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly classId: string; readonly name: string };

/** Five questions for the beginning of a lesson, to be shown on the board; the answers come at a press. */
export const StarterDialog = ({ opened, onClose, classId, name }: Props) => {
  const { mutate, data, error, isPending } = useStarter(classId);
  const [answers, setAnswers] = useState(false);
  const make = () => {
    setAnswers(false);
    mutate();
  };
  useEffect(() => mutate(), [mutate]);
  return (
    <Dialog wide opened={opened} onClose={onClose} title={`Starter: ${name}`}>
      <div className={desk.stack}>
        {error !== null && <Refused title="There is no starter" error={error} />}
        {data === undefined && error === null && <LinesSkeleton lines={8} />}
        {data !== undefined && (
          <ol className={classes.questions}>
            {data.questions.map((one, place) => (
              <Question key={place} one={one} answers={answers} />
            ))}
          </ol>
        )}
        <div className={desk.actions}>
          {data !== undefined && (
            <Button aria-pressed={answers} onClick={() => setAnswers(!answers)}>
              {answers ? 'Hide the answers' : 'Show the answers'}
            </Button>
          )}
          <Button kind="quiet" busy={isPending} onClick={make}>
            Other questions
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
