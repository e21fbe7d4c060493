import { VisuallyHidden } from '@mantine/core';
import type { TryMark, TryQuiz } from '@hedgerow/contracts/try-quiz';
import { useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { AnswerFeedback, FoldedSteps } from '../../ui/answer-feedback.tsx';
import { AnswerTile } from '../../ui/answer-tile.tsx';
import { Button } from '../../ui/button.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { markTryAnswer } from './try-api.ts';
import { TryOnFigure } from './try-on-figure.tsx';
import classes from './try-quiz.module.css';

type Props = {
  readonly quiz: TryQuiz;
  readonly at: number;
  readonly question: TryQuiz['questions'][number];
  /** On the button of the last one. */
  readonly lastWords?: string;
  readonly onNext: (wasRight: boolean) => void;
};

/** One question: an answer is marked when it is pressed, and the reason follows. */
export const TryQuestion = ({ quiz, at, question, lastWords = 'See how it went', onNext }: Props) => {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const [mark, setMark] = useState<TryMark>();
  const [trouble, setTrouble] = useState<string>();
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark) next.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [mark]);

  const answer = async (option: number | number[] | string): Promise<void> => {
    setChosen(typeof option === 'number' ? option : 0);
    setTrouble(undefined);
    try {
      setMark(await markTryAnswer(quiz.id, at, option));
    } catch (error) {
      setChosen(undefined);
      setTrouble(messageOf(error, 'Your answer did not arrive. Please try again.'));
    }
  };

  const of = quiz.questions.length;
  const verdictOf = (option: number): 'right' | 'wrong' | undefined => {
    if (mark?.correctAnswer === option) return 'right';
    return mark !== undefined && option === chosen ? 'wrong' : undefined;
  };
  const saidOf = { right: 'the right answer', wrong: 'your answer' } as const;
  return (
    <StudyScreen
      pip={mark === undefined ? 'idle' : mark.right ? 'happy' : 'thinking'}
      foot={
        mark !== undefined && (
          <>
            <AnswerFeedback
              right={mark.right}
              say={mark.right ? 'Right.' : 'Not this one. Here is why.'}
              note={mark.right ? '' : mark.note}
            >
              <RichText html={mark.explanation} />
              <FoldedSteps title="Step by step" lines={mark.steps} />
            </AnswerFeedback>
            <div ref={next}>
              <StudyWays>
                <Button size="large" onClick={() => onNext(mark.right)}>
                  {at === of - 1 ? lastWords : 'Next question'}
                </Button>
              </StudyWays>
            </div>
          </>
        )
      }
    >
      <StudyProgress label="Questions" done={mark === undefined ? at : at + 1} of={of} />
      {of > 1 && (
        <p className={classes.place}>
          Question {at + 1} of {of}
        </p>
      )}
      <StudyCard>
        <StepHeading step={at} id={id} className={classes.asked ?? ''}>
          <VisuallyHidden>{`Question ${at + 1}: `}</VisuallyHidden>
          <RichText html={question.question} inline />
        </StepHeading>
        {question.handles !== undefined && question.figure !== undefined ? (
          <TryOnFigure
            figure={question.figure}
            handles={question.handles}
            busy={chosen !== undefined}
            pictures={mark?.right === false ? mark.pictures : undefined}
            labelledBy={id}
            onAnswer={(places) => void answer(places)}
          />
        ) : (
          <QuestionFigure figure={question.figure} />
        )}
        {question.options.length > 0 && (
          <fieldset aria-labelledby={id} className={classes.options}>
            {question.options.map((option, index) => {
              const verdict = verdictOf(index);
              return (
                <AnswerTile
                  key={`${index}-${option}`}
                  html={option}
                  count={index + 1}
                  mark={String.fromCodePoint(65 + index)}
                  on={index === chosen}
                  verdict={verdict}
                  said={verdict && saidOf[verdict]}
                  disabled={chosen !== undefined}
                  onPress={() => void answer(index)}
                />
              );
            })}
          </fieldset>
        )}
        {trouble !== undefined && (
          <p className={classes.trouble} role="alert">
            {trouble}
          </p>
        )}
      </StudyCard>
    </StudyScreen>
  );
};
