import { FaqItems } from '@hedgerow/contracts/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './faq.module.css';
import landing from './landing.module.css';

const faqQuery = queryOptions({
  queryKey: ['/api/cms/faq'],
  queryFn: ({ signal }) => api.get('/api/cms/faq', FaqItems, { signal }),
});

const all = 'All';

/** docs/product/public-site.md#the-landing-page: items open one by one, a category filter, a Popular badge. */
export const Faq = () => {
  const { data, error, isFetching, refetch } = useQuery(faqQuery);
  const [category, setCategory] = useState(all);
  const [everything, setEverything] = useState(false);
  if (error) return <ErrorState title="We could not load the questions" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LinesSkeleton lines={9} />;
  const some = data.filter((item) => category === all || item.category === category);
  // What many ask comes first; the rest is one press away.
  const popular = some.filter(({ helpful }) => helpful);
  const shown = everything || category !== all || popular.length === 0 ? some : popular;
  return (
    <>
      <div className={classes.filter}>
        <Chips label="Category" choices={[all, ...new Set(data.map((item) => item.category))]} value={category} onChange={setCategory} />
      </div>
      <div className={classes.questions}>
        {shown.length === 0 && <p>No questions found for this category.</p>}
        {shown.map(({ id, question, answer, helpful }) => (
          <details key={id} className={classes.question}>
            <summary>
              <span>
                {question} {helpful && <span className={landing.popular}>Popular</span>}
              </span>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      {shown.length < some.length && (
        <div className={classes.all}>
          <Button kind="quiet" onClick={() => setEverything(true)}>
            Show all {some.length} questions
          </Button>
        </div>
      )}
    </>
  );
};
