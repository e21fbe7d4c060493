import type { TryQuiz, TryStage } from '@hedgerow/contracts/try-quiz';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Stage } from '../../ui/stage.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { TryEnd } from './try-end.tsx';
import { TryQuestion } from './try-question.tsx';

type Props = {
  readonly opened: boolean;
  readonly quiz: TryQuiz;
  readonly stage: TryStage;
  readonly onClose: () => void;
  readonly onAgain: () => void;
};

/** Five questions in the frame and the look that a pupil of these years has. */
export const TryPanel = ({ opened, quiz, stage, onClose, onAgain }: Props) => {
  const [{ at, right }, setPlace] = useState({ at: 0, right: 0 });
  const question = quiz.questions[at];
  const of = quiz.questions.length;
  // Beside the page, so that nothing of it can be reached meanwhile.
  return createPortal(
    <Stage name={stage === 'ks1' || stage === 'ks2' ? 'playful' : 'plain'} readsAloud={stage === 'ks1'}>
      <StudyPanel opened={opened} onClose={onClose} title={quiz.title} width="focus">
        {question === undefined ? (
          <TryEnd right={right} of={of} onAgain={onAgain} onOther={onClose} />
        ) : (
          <TryQuestion
            key={at}
            quiz={quiz}
            at={at}
            question={question}
            onNext={(wasRight) => setPlace({ at: at + 1, right: right + (wasRight ? 1 : 0) })}
          />
        )}
      </StudyPanel>
    </Stage>,
    document.body,
  );
};
