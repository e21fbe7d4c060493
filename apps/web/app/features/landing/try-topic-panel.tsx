import type { TryQuiz } from '@hedgerow/contracts/try-quiz';
import { createPortal } from 'react-dom';
import { Stage } from '../../ui/stage.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { TryQuestion } from './try-question.tsx';

export { askTopicQuestion } from './try-api.ts';

type Props = {
  readonly opened: boolean;
  readonly quiz: TryQuiz;
  /** Of Key Stages 1 and 2. */
  readonly young: boolean;
  /** Of Reception to Year 2: answers are to be heard. */
  readonly readsAloud: boolean;
  readonly onClose: () => void;
  readonly onNext: () => void;
};

/** One question of a topic, then another, in the frame and the look that a pupil of these years has. */
export const TryTopicPanel = ({ opened, quiz, young, readsAloud, onClose, onNext }: Props) =>
  createPortal(
    <Stage name={young ? 'playful' : 'plain'} readsAloud={readsAloud}>
      <StudyPanel opened={opened} onClose={onClose} title={quiz.title} width="focus">
        {quiz.questions.slice(0, 1).map((question) => (
          <TryQuestion key={quiz.id} quiz={quiz} at={0} question={question} lastWords="Another question" onNext={onNext} />
        ))}
      </StudyPanel>
    </Stage>,
    document.body,
  );
