import type { ReactNode } from 'react';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { primaryResultMessage, thresholds, wasNew } from '@hedgerow/domain/scoring';
import { capital } from '../../lib/capital.ts';
import { formatDate, minutesInShort, minutesInWords } from '../../lib/dates.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import classes from './review.module.css';
import { resultSentence, tallyOf } from './verdicts.ts';
import { counted, difficultyWords } from './words.ts';

type Props = {
  readonly assessment: Assessment;
  readonly pointsEarned?: number | undefined;
  readonly hintsUsed?: number | undefined;
};

/** Nothing was answered, so nothing was wrong. */
const allNew = { heading: 'All of it was new', says: 'Each question is explained below.' } as const;

/** None was right: the figure is small beside it, and the heading says what it is good for. */
const headingOf = (assessment: Assessment): string => {
  const { score } = assessment;
  if (wasNew(assessment)) return allNew.heading;
  if (score === null) return 'Assessment complete';
  return score === 0 ? 'Now you know what to practise' : `You scored ${score}%`;
};

const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const isShortWriting = ({ questions }: Assessment): boolean => questions.some(({ writing }) => writing !== undefined);

const rightWords = (assessment: Assessment): string => {
  const { correct, marked, essays } = tallyOf(assessment);
  const writing = essays === 0 || isShortWriting(assessment) ? '' : counted(essays, 'essay');
  if (marked === 0) return writing;
  return [`${correct} of ${marked} right`, writing].filter((words) => words !== '').join(', and ');
};

/** "Geography, Rivers. Beginner, completed 22 November 2026." */
const About = ({ assessment, children }: Pick<Props, 'assessment'> & { readonly children?: ReactNode }) => {
  const { subjectName, topic, difficulty, completedAt } = assessment;
  const level = difficultyWords[useStage()][difficulty];
  return (
    <p className={classes.about}>
      {subjectName}, {capital(topic)}. {level}
      {completedAt === null ? '' : `, completed ${formatDate(completedAt)}`}.{children}
    </p>
  );
};

/** Reception to Year 6: a word for the work, Pip, and how many were right. */
const PlayfulScore = ({ assessment, pointsEarned }: Props) => {
  const { score, timeSpent } = assessment;
  const isNew = wasNew(assessment);
  const heading = isNew ? allNew.heading : score === null ? 'You wrote it' : primaryResultMessage(score);
  return (
    <div className={classes.playful}>
      <Pip size={132} mood={score !== null && score < thresholds.resultGood ? 'idle' : 'happy'} />
      <div className={classes.praise}>
        <StepHeading step="result" size="h1">
          {heading}
        </StepHeading>
        <p className={classes.plain}>
          {isNew
            ? allNew.says
            : score === null
              ? isShortWriting(assessment)
                ? 'Now check it with your list.'
                : 'Read the feedback below.'
              : resultSentence(score)}
        </p>
        {!isNew && rightWords(assessment) !== '' && <p className={classes.count}>{rightWords(assessment)}</p>}
        {pointsEarned !== undefined && pointsEarned > 0 && <p className={classes.earned}>{counted(pointsEarned, 'point')} for finishing</p>}
        {/* Straight after the quiz a child knows what it was. */}
        {pointsEarned === undefined && (
          <About assessment={assessment}>{timeSpent === null ? '' : ` Time spent: ${minutesInWords(timeSpent)}.`}</About>
        )}
      </div>
    </div>
  );
};

/** Year 7 and above: the figures. */
const PlainScore = ({ assessment, pointsEarned, hintsUsed }: Props) => {
  const { timeSpent } = assessment;
  const { correct, marked, essays } = tallyOf(assessment);
  return (
    <div>
      <StepHeading step="result" size="h2">
        {headingOf(assessment)}
      </StepHeading>
      <About assessment={assessment} />
      <dl className={classes.figures}>
        {marked > 0 && !wasNew(assessment) && <Figure label="Correct">{`${correct}/${marked}`}</Figure>}
        {essays > 0 && !isShortWriting(assessment) && <Figure label="Essays">{essays}</Figure>}
        {timeSpent !== null && <Figure label="Time spent">{minutesInShort(timeSpent)}</Figure>}
        {hintsUsed !== undefined && <Figure label="Hints used">{hintsUsed}</Figure>}
        {pointsEarned !== undefined && pointsEarned > 0 && <Figure label="Points">{`+${pointsEarned}`}</Figure>}
      </dl>
    </div>
  );
};

export const ScorePanel = (props: Props) => (useStage() === 'playful' ? <PlayfulScore {...props} /> : <PlainScore {...props} />);
