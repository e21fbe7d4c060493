import { type Difficulty, readDifficulty } from '@hedgerow/domain/difficulties';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { isInfant } from '@hedgerow/domain/key-stages';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertCircle, IconPlant, IconSeedling, IconTree } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { ownSubjects, usePupil } from '../../lib/pupil.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StepDots } from '../../ui/step-dots.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { SubjectCards } from '../../ui/subject-cards.tsx';
import { todayQuery } from './api.ts';
import { quizzesWords } from './today-words.ts';
import classes from './daily-quiz.module.css';

type QuizRequest = { readonly subject: SubjectId; readonly topic: string; readonly difficulty: Difficulty };

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onStart: (quiz: QuizRequest) => void;
  /** The topic of a subject that helps most now. */
  readonly topicOf: (subject: SubjectId) => Promise<string>;
};

/** docs/product/pupil-home.md#today: easy, medium and hard are beginner, intermediate and advanced. */
const levels = [
  { value: 'easy', label: 'Easy', icon: <IconSeedling size={28} aria-hidden /> },
  { value: 'medium', label: 'Medium', icon: <IconPlant size={28} aria-hidden /> },
  { value: 'hard', label: 'Hard', icon: <IconTree size={28} aria-hidden /> },
] as const;
type Level = (typeof levels)[number]['value'];

/** docs/product/pupil-home.md#today: a subject, then how hard, then five questions at once. The topic is the one that helps most in that subject. */
const Choosing = ({ onStart, topicOf }: Pick<Props, 'onStart' | 'topicOf'>) => {
  const pupil = usePupil();
  const [subjectText, setSubject] = useState('');
  const [step, setStep] = useState<'subject' | 'level'>('subject');
  const [level, setLevel] = useState<Level>(isInfant(pupil.keyStage) ? 'easy' : 'medium');
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem?: string }>({ busy: false });
  const subjects = ownSubjects(pupil);
  const subject = readSubject(subjectText);

  const start = async () => {
    const difficulty = readDifficulty(level);
    if (subject === undefined || difficulty === undefined || state.busy) return;
    setState({ busy: true });
    try {
      onStart({ subject, topic: await topicOf(subject), difficulty });
    } catch (error) {
      setState({ busy: false, problem: messageOf(error, 'Please try again.') });
    }
  };

  const isFirst = step === 'subject';
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFirst) return void start();
        if (subject === undefined) return setState({ busy: false, problem: 'Please select a subject.' });
        setState({ busy: false });
        setStep('level');
      }}
    >
      <StepDots total={2} index={isFirst ? 0 : 1} done={isFirst ? 0 : 1} />
      <StepHeading step={step} size="h3">
        {isFirst ? 'Which subject?' : `How hard should ${subjectText} be?`}
      </StepHeading>
      {state.problem !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={isFirst ? undefined : 'The quiz could not start'}>
          {state.problem}
        </Alert>
      )}
      {isFirst ? (
        <SubjectCards subjects={subjects} value={subjectText} onChange={setSubject} />
      ) : (
        <ChoiceCards legend="Pick one" choices={levels} value={level} onChange={setLevel} />
      )}
      <p className={classes.soft}>Five questions. Take all the time you need.</p>
      <div className={classes.ways}>
        {!isFirst && (
          <Button kind="quiet" onClick={() => setStep('subject')}>
            Back
          </Button>
        )}
        <Button type="submit" size="large" busy={state.busy}>
          {isFirst ? 'Next' : 'Start Quiz'}
        </Button>
      </div>
    </form>
  );
};

/** docs/product/pupil-home.md#today, Daily Practice Quizzes. */
export const DailyQuizDialog = ({ opened, onClose, onStart, topicOf }: Props) => {
  const quizzes = useQuery(todayQuery).data?.quizzes;
  const left = quizzes === undefined ? undefined : quizzesWords(quizzes);
  return (
    <Dialog opened={opened} onClose={onClose} title="Daily Practice Quizzes">
      {quizzes?.left === 0 ? (
        <EmptyState scene={<SleepingScene />} title="That is all for today" order={3} action={<Button onClick={onClose}>Close</Button>}>
          {left}
        </EmptyState>
      ) : (
        <>
          {left !== undefined && <p className={classes.left}>{left}</p>}
          <Choosing onStart={onStart} topicOf={topicOf} />
        </>
      )}
    </Dialog>
  );
};
