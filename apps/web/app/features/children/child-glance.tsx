import { useQuery } from '@tanstack/react-query';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { insightQuery } from './api.ts';
import classes from './child-glance.module.css';
import { QueryView } from '../../ui/query-view.tsx';

const shown = 3;

type Props = { readonly childId: string };

/** What a child needs most, for a page that shows the whole family side by side. */
export const ChildGlance = ({ childId }: Props) => (
  <QueryView query={useQuery(insightQuery(childId))} failed="We could not load the summary" waiting={<LinesSkeleton lines={2} />}>
    {({ needsPractice, together, basedOnAnswers }) => {
      if (basedOnAnswers === 0) return <p className={classes.soft}>No answers yet.</p>;
      return (
        <dl className={classes.glance}>
          <dt>Needs practice</dt>
          <dd>
            {needsPractice.length === 0
              ? 'Nothing at the moment'
              : needsPractice
                  .slice(0, shown)
                  .map(({ topic, scores }) => `${topic} (last score ${scores.at(-1) ?? 0}%)`)
                  .join(', ')}
          </dd>
          {together !== null && (
            <>
              <dt>Tonight</dt>
              <dd>{together.topic}</dd>
            </>
          )}
        </dl>
      );
    }}
  </QueryView>
);
