import { IconPlant, IconSeedling, IconTree } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { difficulties } from '@hedgerow/domain/difficulties';
import { readSubject } from '@hedgerow/domain/subjects';
import { subjectChoices, usePupil } from '../../lib/pupil.ts';
import { useRecentTopics } from '../../lib/recent-topics.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { StepDots } from '../../ui/step-dots.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { SubjectCards } from '../../ui/subject-cards.tsx';
import { TopicField } from '../../ui/topic-field.tsx';
import { assessmentsQuery } from './api.ts';
import { LengthField } from './length-field.tsx';
import classes from './setup.module.css';
import { emptySetup, lastDifficulty, type PaperWay, requestOf, type Setup, setupErrors } from './setup-rules.ts';
import { difficultyWords } from './words.ts';

type Props = {
  readonly preset: Partial<Setup>;
  readonly sourceFileIds: readonly string[];
  readonly busy: boolean;
  readonly onStart: (request: GenerateAssessmentBody) => void;
  readonly Paper: PaperWay;
};

const steps = ['subject', 'topic', 'difficulty'] as const;
const headings = { subject: 'What shall we practise?', topic: 'Which topic?', difficulty: 'How hard should it be?' } as const;
const leaves = { beginner: IconSeedling, intermediate: IconPlant, advanced: IconTree } as const;

/** The setup of Reception to Year 6: one thing at a time, with Pip. */
export const PlayfulSetup = ({ preset, sourceFileIds, busy, onStart, Paper }: Props) => {
  const pupil = usePupil();
  const { data: attempts = [] } = useQuery(assessmentsQuery);
  const [chosen, setChosen] = useState<Setup>({ ...emptySetup, ...preset });
  const [at, setAt] = useState(preset.subject ? 1 : 0);
  const [shownErrors, setShownErrors] = useState(false);
  const step = steps[at] ?? 'difficulty';
  const subject = readSubject(chosen.subject);
  const setup: Setup = { ...chosen, difficulty: chosen.difficulty || lastDifficulty(attempts, subject) };
  const recent = useRecentTopics(subject);
  const problem = setupErrors(setup)[step];
  const change = (part: Partial<Setup>) => {
    setShownErrors(false);
    setChosen((before) => ({ ...before, ...part }));
  };
  const request = (): GenerateAssessmentBody | undefined => {
    if (problem === undefined && subject !== undefined) return requestOf(setup, pupil.keyStage, subject, sourceFileIds);
    setShownErrors(true);
    return undefined;
  };
  const goOn = () => {
    if (problem !== undefined) return setShownErrors(true);
    setShownErrors(false);
    if (at < steps.length - 1) return setAt(at + 1);
    const wish = request();
    if (wish) onStart(wish);
  };

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <StepDots total={steps.length} index={at} done={at} />
      <div className={classes.guide}>
        <Pip size={84} mood={step === 'difficulty' ? 'thinking' : 'idle'} />
        <StepHeading step={step} size="h2">
          {headings[step]}
        </StepHeading>
      </div>
      <ProblemList problems={shownErrors && problem !== undefined ? [problem] : []} />
      {step === 'subject' && (
        <SubjectCards
          subjects={subjectChoices(pupil).map(({ id }) => id)}
          value={setup.subject}
          onChange={(name) => change({ subject: name })}
        />
      )}
      {step === 'topic' && (
        <TopicField
          label={`A topic in ${setup.subject}`}
          value={setup.topic}
          onChange={(topic) => change({ topic })}
          subject={setup.subject}
          recent={recent}
        />
      )}
      {step === 'difficulty' && (
        <>
          <ChoiceCards
            legend="Pick one"
            choices={difficulties.map((value) => {
              const Leaf = leaves[value];
              return { value, label: difficultyWords.playful[value], icon: <Leaf size={28} aria-hidden /> };
            })}
            value={setup.difficulty}
            onChange={(difficulty) => change({ difficulty })}
          />
          <LengthField value={setup.numQuestions} onChange={(numQuestions) => change({ numQuestions })} />
        </>
      )}
      <div className={classes.ways}>
        {at > 0 && (
          <Button kind="quiet" onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
        <Button type="submit" size="large" busy={busy}>
          {step === 'difficulty' ? 'Let’s go' : 'Next'}
        </Button>
      </div>
      {step === 'difficulty' && <Paper request={request} />}
    </form>
  );
};
