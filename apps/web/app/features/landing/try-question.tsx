import type { TryMark, TryQuiz } from '@hedgerow/contracts/try-quiz';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { markTryAnswer } from './try-api.ts';
import classes from './try-quiz.module.css';

type Props = {
  readonly quiz: TryQuiz;
  readonly at: number;
  readonly question: TryQuiz['questions'][number];
  readonly onNext: (wasRight: boolean) => void;
};

const Why = ({ mark }: { readonly mark: TryMark }) => (
  <div className={classes.why} data-right={mark.right}>
    <p className={classes.verdict}>
      {mark.right ? <IconCircleCheck aria-hidden /> : <IconCircleX aria-hidden />}
      {mark.right ? 'Right.' : 'Not this one. Here is why.'}
    </p>
    {!mark.right && mark.note !== '' && <RichText html={mark.note} />}
    <RichText html={mark.explanation} />
    {mark.steps.length > 0 && (
      <ol className={classes.steps}>
        {mark.steps.map((step, at) => (
          <li key={`${at}-${step}`}>
            <RichText html={step} inline />
          </li>
        ))}
      </ol>
    )}
  </div>
);

/** One question: an answer is marked when it is pressed, and the reason follows. */
export const TryQuestion = ({ quiz, at, question, onNext }: Props) => {
  const [chosen, setChosen] = useState<number>();
  const [mark, setMark] = useState<TryMark>();
  const [trouble, setTrouble] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (mark) next.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [mark]);

  const answer = async (option: number): Promise<void> => {
    setChosen(option);
    setTrouble(undefined);
    try {
      setMark(await markTryAnswer(quiz.id, at, option));
    } catch (error) {
      setChosen(undefined);
      setTrouble(messageOf(error, 'Your answer did not arrive. Please try again.'));
    }
  };

  const stateOf = (option: number): 'right' | 'wrong' | undefined => {
    if (mark?.correctAnswer === option) return 'right';
    return mark !== undefined && option === chosen ? 'wrong' : undefined;
  };
  const last = at === quiz.questions.length - 1;
  return (
    <div className={classes.question}>
      <p className={classes.place}>
        {quiz.title} · question {at + 1} of {quiz.questions.length}
      </p>
      <h3 ref={heading} tabIndex={-1} className={classes.asked}>
        <RichText html={question.question} inline />
      </h3>
      <QuestionFigure figure={question.figure} />
      <ul className={classes.options}>
        {question.options.map((option, index) => (
          <li key={`${index}-${option}`}>
            <button
              type="button"
              className={classes.option}
              data-state={stateOf(index)}
              disabled={chosen !== undefined}
              onClick={() => void answer(index)}
            >
              <span className={classes.letter}>{String.fromCodePoint(65 + index)}</span>
              <RichText html={option} inline />
              {stateOf(index) !== undefined && (
                <span className={classes.said}>{stateOf(index) === 'right' ? 'the right answer' : 'your answer'}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">{mark !== undefined && <Why mark={mark} />}</div>
      {trouble !== undefined && (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
      {mark !== undefined && (
        <div ref={next}>
          <Button onClick={() => onNext(mark.right)}>{last ? 'See how it went' : 'Next question'}</Button>
        </div>
      )}
    </div>
  );
};
