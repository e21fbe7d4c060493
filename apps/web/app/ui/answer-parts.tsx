import type { PartResult } from '@hedgerow/contracts/parts';
import { partName } from '@hedgerow/domain/part-name';
import { FoldedSteps } from './answer-feedback.tsx';
import classes from './answer-parts.module.css';
import { RichText } from './rich-text.tsx';

const verdictWords = { right: 'Right', carried: 'Right from an earlier answer', nearly: 'Nearly right', wrong: 'Not yet' } as const;

type Props = {
  readonly parts: readonly PartResult[];
  /** Whose answer it is: "Your answer", or a child's for a parent. */
  readonly yours?: string;
};

/** A question in parts once it is closed: what was written beside what is right, and the working of each. */
export const AnswerParts = ({ parts, yours = 'Your answer' }: Props) => (
  <ol className={classes.parts}>
    {parts.map(({ verdict, given, answer, steps, earned, marks }, at) => (
      <li key={partName(at)} className={classes.part} data-verdict={verdict}>
        <p className={classes.name}>
          <strong>Part {partName(at)}</strong> {verdictWords[verdict]}: {earned} of {marks} {marks === 1 ? 'mark' : 'marks'}
        </p>
        <dl className={classes.both}>
          <div>
            <dt>{yours}</dt>
            <dd>{given === '' ? 'Nothing yet' : <RichText html={given} inline />}</dd>
          </div>
          <div>
            <dt>Right answer</dt>
            <dd>
              <RichText html={answer} inline />
            </dd>
          </div>
        </dl>
        <FoldedSteps title={`Working of ${partName(at)}`} lines={steps} />
      </li>
    ))}
  </ol>
);
