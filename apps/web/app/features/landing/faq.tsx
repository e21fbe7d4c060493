import { FaqItems } from '@hedgerow/contracts/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
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
  if (error) return <ErrorState title="We could not load the questions" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LinesSkeleton lines={9} />;
  const shown = data.filter((item) => category === all || item.category === category);
  return (
    <>
      <Chips label="Category" choices={[all, ...new Set(data.map((item) => item.category))]} value={category} onChange={setCategory} />
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
    </>
  );
};
