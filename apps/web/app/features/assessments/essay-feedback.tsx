import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { EssayFeedback } from '@hedgerow/contracts/assessments';
import classes from './review.module.css';

const Points = ({ title, points, found }: { readonly title: string; readonly points: readonly string[]; readonly found: boolean }) => {
  const Icon = found ? IconCheck : IconPlus;
  return points.length === 0 ? null : (
    <div>
      <h5 className={classes.partTitle}>{title}</h5>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point} data-found={found}>
            <Icon size={18} aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Feedback on an essay: a band, never a percentage; what was found and what is missing; a model; and what this marking cannot judge. */
export const EssayFeedbackView = ({ feedback }: { readonly feedback: EssayFeedback }) => (
  <div className={classes.essay}>
    <p className={classes.band}>
      <span>Estimate</span> <strong>{feedback.band}</strong>
    </p>
    <p className={classes.plain}>{feedback.feedback}</p>
    <Points title="Points you made" points={feedback.pointsFound} found />
    <Points title="Points to add" points={feedback.pointsMissing} found={false} />
    {feedback.suggestions.length > 0 && (
      <div>
        <h5 className={classes.partTitle}>To improve</h5>
        <ul className={classes.list}>
          {feedback.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      </div>
    )}
    {feedback.modelAnswer !== '' && (
      <details className={classes.model}>
        <summary>Model answer</summary>
        <p className={classes.written}>{feedback.modelAnswer}</p>
      </details>
    )}
    <p className={classes.limits}>{feedback.limits}</p>
  </div>
);
