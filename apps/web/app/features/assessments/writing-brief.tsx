import type { OpenQuestion } from '@hedgerow/contracts/assessments';
import { Listen } from '../../ui/listen.tsx';
import classes from './writing.module.css';

type Props = { readonly writing: NonNullable<OpenQuestion['writing']>; /** As text. */ readonly task: string };

/** Of a writing task: for whom it is, three things to think of first, and words to use. Read aloud to whoever wants it. */
export const WritingBrief = ({ writing: { purpose, plan, words, checklist }, task }: Props) => (
  <div className={classes.brief}>
    <div className={classes.purpose}>
      <p>{purpose}</p>
      <Listen name="the task" words={[task, purpose, 'Think first.', ...plan, 'Words you can use:', words.join(', ')].join(' ')} />
    </div>
    <div>
      <h4 className={classes.title}>Think first</h4>
      <ol className={classes.plan}>
        {plan.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ol>
    </div>
    <div>
      <h4 className={classes.title}>Words you can use</h4>
      <ul className={classes.words}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
    <details className={classes.later}>
      <summary>Check these when you have finished</summary>
      <ul className={classes.plain}>
        {checklist.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  </div>
);
