import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Assessment, GenerateAssessmentBody, SubmitResult } from '@hedgerow/contracts/assessments';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { useDayOver } from '../../lib/day-over.ts';
import { useParentLooks } from '../../lib/pupil.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { isOffline } from '../../lib/unless-offline.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { EndWays, type NextWork } from '../../ui/work-end.tsx';
import { assessmentQuery, useGenerateAssessment } from './api.ts';
import { AssessmentResults } from './assessment-results.tsx';
import { AssessmentSetup, type Way } from './assessment-setup.tsx';
import { PlayfulSetup } from './playful-setup.tsx';
import { Refused } from './refused.tsx';
import { type HandedIn, Run } from './run.tsx';
import type { PaperWay, Setup } from './setup-rules.ts';
import classes from './setup.module.css';
import { wasMissed } from './verdicts.ts';
import { failedToLoad } from './words.ts';

export type RunnerProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Goes on with this attempt at its saved question. */
  readonly assessmentId?: string;
  /** What the setup begins with; `subject` as the list names it. */
  readonly preset?: Partial<Setup>;
  /** Makes the questions from these uploads of the pupil. */
  readonly sourceFileIds?: readonly string[];
  /** A daily goal is reached by one more piece of work: the dashboard knows its goals. */
  readonly goalReached?: boolean;
  /** False where a parent switched celebrations off. */
  readonly celebrates?: boolean;
  readonly onFinished?: (handedIn: HandedIn) => void;
  readonly Paper?: PaperWay;
  /** What was begun as Practice goes on there. */
  readonly onPractice?: (id: string) => void;
  /** What is set up may be practised with help instead. */
  readonly onPractise?: (request: GenerateAssessmentBody) => void;
  /** What the setup begins with, where it offers both: practice, unless a test was asked for. */
  readonly firstWay?: Way | undefined;
  /** Questions like those that were missed, with help. */
  readonly onMissed?: ((assessmentId: string) => void) | undefined;
  /** Cards of what was missed. */
  readonly onCards?: ((assessmentId: string) => void) | undefined;
  /** False once the day's quizzes are used up: another one would be refused. */
  readonly mayAgain?: boolean;
  /** What comes after the end. */
  readonly next?: NextWork | undefined;
};

type Inside = Omit<RunnerProps, 'opened'>;

/** The same again, with other questions. */
const againOf = ({ subject, topic, keyStage, difficulty, totalQuestions, hasEssays }: Assessment): GenerateAssessmentBody => ({
  subject,
  topic,
  keyStage,
  difficulty,
  numQuestions: Math.min(questionCount.max, Math.max(questionCount.min, totalQuestions)),
  includeEssays: hasEssays,
  sourceFileIds: [],
});

/** Each question has an answer when a test is handed in here: nothing was earned where they came faster than they can be read. */
const wasRushed = ({ pointsEarned, alreadySubmitted, help }: SubmitResult): boolean =>
  pointsEarned === 0 && !alreadySubmitted && help === undefined;

type ResultProps = Pick<Inside, 'onClose' | 'goalReached' | 'celebrates' | 'next' | 'onMissed' | 'onCards'> & {
  readonly id: string;
  readonly handedIn?: HandedIn | undefined;
  readonly onAgain: ((request: GenerateAssessmentBody) => void) | undefined;
  readonly Paper: PaperWay;
};

const Results = ({
  id,
  handedIn,
  goalReached = false,
  celebrates = true,
  onAgain,
  onMissed,
  onCards,
  Paper,
  next,
  onClose,
}: ResultProps) => {
  const { data, error, isError, refetch, isFetching } = useQuery(assessmentQuery(id));
  const dayOver = useDayOver();
  const isWriting = data?.questions.some(({ writing }) => writing !== undefined) === true;
  if (data?.isCompleted)
    return (
      <>
        <AssessmentResults
          assessment={data}
          pointsEarned={handedIn?.result.pointsEarned}
          rushed={handedIn !== undefined && wasRushed(handedIn.result)}
          hintsUsed={handedIn?.hintsUsed}
          comesBack={handedIn?.result.comesBack}
          fresh={handedIn !== undefined && celebrates}
          goalReached={goalReached}
          ways={
            <EndWays next={next} onDone={onClose}>
              {onMissed && !dayOver && wasMissed(data) && (
                <Button kind="quiet" onClick={() => onMissed(data.id)}>
                  Practise what you missed
                </Button>
              )}
            </EndWays>
          }
        >
          {/* Below the answers, so that the foot of a phone has room for the ways on alone. */}
          {!dayOver && (
            <div className={classes.others}>
              {onCards && wasMissed(data) && (
                <Button kind="quiet" onClick={() => onCards(data.id)}>
                  Make cards of these
                </Button>
              )}
              {onAgain && !isWriting && (
                <Button kind="text" onClick={() => onAgain(againOf(data))}>
                  Try Again
                </Button>
              )}
            </div>
          )}
          {!dayOver && !isWriting && (
            <div className={classes.onPaper}>
              <Paper request={() => againOf(data)} />
            </div>
          )}
        </AssessmentResults>
      </>
    );
  if (!isError)
    return (
      <>
        {handedIn !== undefined && <output>It is handed in. We are getting what there is to see.</output>}
        <LinesSkeleton lines={8} />
      </>
    );
  return (
    <Failed error={error} words={failedToLoad}>
      <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    </Failed>
  );
};

const Resume = ({ id, onReady }: { readonly id: string; readonly onReady: (assessment: Assessment) => void }) => {
  const { data, error, isError, refetch, isFetching } = useQuery(assessmentQuery(id));
  const ready = data !== undefined && !isFetching ? data : undefined;
  useEffect(() => {
    if (ready) onReady(ready);
  }, [ready, onReady]);
  if (!isError || isFetching) return <LinesSkeleton lines={6} />;
  return (
    <Failed error={error} words={failedToLoad}>
      <Button kind="quiet" onClick={() => void refetch()}>
        Try Again
      </Button>
    </Failed>
  );
};

const Waiting = () => (
  <output className={classes.waiting}>
    <Pip size={120} mood="thinking" />
    Getting your questions ready...
  </output>
);

const NoPaper: PaperWay = () => null;

const Practice = ({
  assessmentId,
  preset = {},
  sourceFileIds = [],
  goalReached = false,
  celebrates = true,
  onFinished,
  onPractice,
  onPractise,
  firstWay,
  onMissed,
  onCards,
  mayAgain = true,
  Paper = NoPaper,
  next,
  onClose,
}: Inside) => {
  const stage = useStage();
  const looks = useParentLooks();
  const generate = useGenerateAssessment();
  const [assessment, setAssessment] = useState<Assessment>();
  const [handedIn, setHandedIn] = useState<HandedIn>();
  const [setup, setSetup] = useState(assessmentId === undefined);
  // As it is when it happens: the goals that are read next know it as reached.
  const [reached, setReached] = useState(false);

  const { mutate } = generate;
  const ask = (request: GenerateAssessmentBody) => {
    setHandedIn(undefined);
    setAssessment(undefined);
    mutate(request, { onSuccess: setAssessment });
  };

  const finished = handedIn?.id ?? (assessment?.isCompleted ? assessment.id : undefined);
  if (finished !== undefined)
    return (
      <Results
        key={finished}
        id={finished}
        handedIn={handedIn}
        goalReached={reached}
        celebrates={celebrates}
        onAgain={mayAgain ? ask : undefined}
        onMissed={onMissed}
        onCards={onCards}
        Paper={Paper}
        next={next}
        onClose={onClose}
      />
    );
  if (assessment)
    return (
      <Run
        key={assessment.id}
        assessment={assessment}
        onHandedIn={(done) => {
          setHandedIn(done);
          setReached(goalReached && done.result.pointsEarned > 0);
          onFinished?.(done);
        }}
      />
    );
  if (assessmentId !== undefined && generate.isIdle)
    return (
      <Resume
        id={assessmentId}
        onReady={(read) => (read.mode === 'practice' && !read.isCompleted ? onPractice?.(read.id) : setAssessment(read))}
      />
    );

  const refused = generate.isError && <Refused error={generate.error} request={generate.variables} onAsk={ask} />;
  if (setup) {
    const Form = stage === 'playful' ? PlayfulSetup : AssessmentSetup;
    return (
      <div className={classes.form}>
        {refused}
        <Form
          preset={preset}
          sourceFileIds={sourceFileIds}
          busy={generate.isPending}
          onStart={ask}
          onPractise={onPractise}
          firstWay={firstWay}
          Paper={Paper}
        />
      </div>
    );
  }
  if (!generate.isError) return <Waiting />;
  const noTopicHelps = refusalOf(generate.error).upgrade || looks || isOffline(generate.error);
  return (
    <div className={classes.stopped}>
      {refused}
      {noTopicHelps ? (
        <Button onClick={onClose}>Close</Button>
      ) : (
        <Button kind="quiet" onClick={() => setSetup(true)}>
          Choose another topic
        </Button>
      )}
    </div>
  );
};

/** docs/product/tests.md#setting-one-up, practice assessment: setup, questions one at a time, results. Exit keeps everything. */
export const AssessmentRunner = ({ opened, ...inside }: RunnerProps) => (
  <StudyPanel
    opened={opened}
    onClose={inside.onClose}
    title={useStage() === 'playful' ? 'Practice' : 'Practice assessment'}
    closeWords="Exit"
  >
    <Practice {...inside} />
  </StudyPanel>
);
