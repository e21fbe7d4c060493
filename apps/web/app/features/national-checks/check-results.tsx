import { VisuallyHidden } from '@mantine/core';
import type { CheckAttempt, MarkedCheckQuestion } from '@hedgerow/contracts/national-checks';
import { IconCheck, IconSeedling } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import { EndSummary, WorkEnd } from '../../ui/work-end.tsx';
import { praiseFor } from './check-words.ts';
import shared from './checks.module.css';
import classes from './results.module.css';

type Props = { readonly attempt: CheckAttempt; readonly ways: ReactNode };

const outcome = ({ correct, late, given }: MarkedCheckQuestion): string => {
  if (correct) return 'Right';
  if (late) return 'Right, but after time was up';
  return given === '' ? 'No answer' : 'Not yet';
};

const Row = ({ question, phonics }: { readonly question: MarkedCheckQuestion; readonly phonics: boolean }) => (
  <li className={classes.row} data-correct={question.correct}>
    <span className={classes.rowIcon}>
      {question.correct ? <IconCheck size={20} aria-hidden /> : <IconSeedling size={20} aria-hidden />}
      <VisuallyHidden>{outcome(question)}:</VisuallyHidden>
    </span>
    <div className={classes.rowWords}>
      <RichText html={question.asked} inline /> <strong>{phonics ? '' : question.expected}</strong>
      {!question.correct && !phonics && (
        <span className={shared.soft}>
          {question.given === '' ? 'No answer' : `You wrote ${question.given}${question.late ? ', after time was up' : ''}`}
        </span>
      )}
      {question.steps.length > 0 && (
        <details className={shared.more}>
          <summary>
            The working<VisuallyHidden> of question {question.position + 1}</VisuallyHidden>
          </summary>
          <ol className={classes.working}>
            {question.steps.map((step) => (
              <li key={step}>
                <RichText html={step} inline />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  </li>
);

/** The score, what to practise, every question, and in two sentences what it means in school. */
export const CheckResults = ({ attempt, ways }: Props) => {
  const { score, outOf, marked, practise, meaning, pointsEarned, kind } = attempt;
  return (
    <WorkEnd
      heading={praiseFor(score ?? 0, outOf)}
      lines={pointsEarned > 0 ? [`${pointsEarned} points for your work.`] : []}
      glad={(score ?? 0) * 2 >= outOf}
      ways={ways}
    >
      <p className={classes.figure}>
        <strong>{score ?? 0}</strong> of {outOf}
      </p>
      <EndSummary again={practise} againTitle="Next to practise" />
      <details className={shared.more} data-unspoken={kind === 'phonics' || undefined}>
        <summary>{`All ${marked.length} questions`}</summary>
        <ol className={classes.rows}>
          {marked.map((question) => (
            <Row key={question.position} question={question} phonics={kind === 'phonics'} />
          ))}
        </ol>
        {kind === 'arithmetic' && (
          <p className={shared.soft}>In school, good working can earn a mark in questions worth two marks. Here we mark only the answer.</p>
        )}
      </details>
      <details className={shared.more}>
        <summary>For grown-ups: what the result means</summary>
        {meaning.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </WorkEnd>
  );
};
