import type { ChildInsight } from '@hedgerow/contracts/insight';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Together } from './together.tsx';
import classes from './tonight.module.css';

type Props = {
  readonly talk: NonNullable<ChildInsight['together']>;
  readonly kind: ButtonKind;
  readonly onReview: (assessmentId: string, only: readonly number[]) => void;
};

/** Five minutes together on what goes wrong most. */
export const Tonight = ({ talk: { topic, ask, helps, reviewId, reviewQuestions }, kind, onReview }: Props) => (
  <Together
    title={`Tonight, five minutes: ${topic}`}
    way={
      reviewId !== null && (
        <Button kind={kind} aria-label={`Open the questions on ${topic}`} onClick={() => onReview(reviewId, reviewQuestions)}>
          Open the questions
        </Button>
      )
    }
  >
    <p>
      <RichText inline html={ask} />
    </p>
    <details className={classes.helps}>
      <summary>What helps</summary>
      <p>
        <RichText inline html={helps} />
      </p>
    </details>
  </Together>
);
