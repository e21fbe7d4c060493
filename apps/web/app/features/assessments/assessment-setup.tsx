import { NativeSelect, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { essaysOffered, plannedMinutes } from '@hedgerow/domain/assessment-rules';
import { difficulties } from '@hedgerow/domain/difficulties';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { subjectChoices, usePupil } from '../../lib/pupil.ts';
import { useRecentTopics } from '../../lib/recent-topics.ts';
import { Button } from '../../ui/button.tsx';
import { type Choice, ChoiceCards } from '../../ui/choice-cards.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { TopicField } from '../../ui/topic-field.tsx';
import { assessmentsQuery } from './api.ts';
import { LengthField } from './length-field.tsx';
import classes from './setup.module.css';
import {
  emptySetup,
  essayNudge,
  lastDifficulty,
  type PaperWay,
  requestOf,
  type Setup,
  type SetupErrors,
  setupErrors,
} from './setup-rules.ts';
import { difficultyWords } from './words.ts';

type Props = {
  readonly preset: Partial<Setup>;
  readonly sourceFileIds: readonly string[];
  readonly busy: boolean;
  readonly onStart: (request: GenerateAssessmentBody) => void;
  /** Questions one by one, each answered at once; left out where only a test is offered. */
  readonly onPractise?: ((request: GenerateAssessmentBody) => void) | undefined;
  /** What is chosen at first, where both are offered. */
  readonly firstWay?: Way | undefined;
  readonly Paper: PaperWay;
};

const essayHints = {
  'switch-on': 'Essays are on, because your last assessments had none. Writing earns many of the marks.',
  hint: 'You have written few essays lately. One now and then is good practice.',
  none: '',
} as const;

export type Way = 'practise' | 'test';
const ways = [
  { value: 'practise', label: 'Practise (help as you go)' },
  { value: 'test', label: 'Test (marks at the end)' },
] as const satisfies readonly Choice<Way>[];

/** docs/product/tests.md#setting-one-up, practice assessment: the setup of Year 7 and above, all on one page. */
export const AssessmentSetup = ({ preset, sourceFileIds, busy, onStart, onPractise, firstWay = 'practise', Paper }: Props) => {
  const pupil = usePupil();
  const { data: attempts = [] } = useQuery(assessmentsQuery);
  const nudge = essayNudge(attempts);
  const [chosen, setChosen] = useState<Setup>({ ...emptySetup, ...preset });
  const [way, setWay] = useState<Way>(firstWay);
  const [essays, setEssays] = useState<boolean>();
  const [errors, setErrors] = useState<SetupErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Setup>) => {
    setChosen((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  const subject: SubjectId | undefined = readSubject(chosen.subject);
  const setup: Setup = { ...chosen, difficulty: chosen.difficulty || lastDifficulty(attempts, subject) };
  const recent = useRecentTopics(subject);
  const practises = onPractise !== undefined && way === 'practise';
  const offered = !practises && subject !== undefined && essaysOffered(pupil.keyStage, subject);
  const includeEssays = offered && (essays ?? nudge === 'switch-on');

  /** What the form asks for; undefined where something is missing, and then it says what. */
  const request = (): GenerateAssessmentBody | undefined => {
    const found = setupErrors(setup);
    setErrors(found);
    if (Object.keys(found).length > 0 || subject === undefined) {
      form.current?.querySelector<HTMLElement>(found.subject ? 'select' : found.topic ? 'input' : 'input[type=radio]')?.focus();
      return undefined;
    }
    return requestOf({ ...setup, includeEssays }, pupil.keyStage, subject, sourceFileIds);
  };
  const start = () => {
    const wish = request();
    if (wish) (practises ? onPractise : onStart)(wish);
  };

  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <StepHeading step="setup" size="h2">
        What would you like to practise?
      </StepHeading>
      <ProblemList problems={Object.values(errors)} />
      <NativeSelect
        label="Subject"
        value={setup.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
        error={errors.subject}
        data={[{ value: '', label: 'Choose a subject' }, ...subjectChoices(pupil).map(({ name }) => name)]}
      />
      <TopicField
        label="Topic"
        description="For example: photosynthesis, quadratic equations, the Cold War"
        value={setup.topic}
        onChange={(topic) => change({ topic })}
        subject={setup.subject}
        recent={recent}
        error={errors.topic}
      />
      <ChoiceCards
        legend="Difficulty"
        choices={difficulties.map((value) => ({ value, label: difficultyWords.plain[value] }))}
        value={setup.difficulty}
        onChange={(difficulty) => change({ difficulty })}
        error={errors.difficulty}
      />
      <LengthField value={setup.numQuestions} onChange={(numQuestions) => change({ numQuestions })} />
      {offered && (
        <Switch
          size="md"
          checked={includeEssays}
          onChange={(event) => setEssays(event.currentTarget.checked)}
          label="Include essay questions (+10 minutes)"
          description={essayHints[nudge] || 'Adds 1 or 2 essays to your questions, with feedback and a model answer.'}
        />
      )}
      {onPractise !== undefined && <ChoiceCards legend="How would you like to work?" choices={ways} value={way} onChange={setWay} />}
      <div className={classes.start}>
        <Button type="submit" size="large" busy={busy}>
          {practises ? 'Start practice' : 'Start assessment'}
        </Button>
        <span className={classes.minutes}>
          About {plannedMinutes(setup.numQuestions, includeEssays)} minutes. You can stop and carry on later.
        </span>
      </div>
      <Paper request={request} />
    </form>
  );
};
