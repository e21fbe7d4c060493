import { LookedAt } from '@hedgerow/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { listenToServerEvents } from '../../lib/events.ts';
import classes from './account-banner.module.css';

const address = '/api/student/looked-at';

/** A pupil is told while a grown-up has their screens open (ICO, Age appropriate design code: parental controls). */
export const LookedAtBanner = () => {
  const { data, refetch } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => api.get(address, LookedAt, { signal }),
    staleTime: 0,
  });
  useEffect(() => listenToServerEvents((event) => void ((event.type === 'viewed' || event.type === 'resync') && refetch())), [refetch]);
  // A screen reader says what comes into a place that it knows already.
  return (
    <div aria-live="polite">
      {data?.looking === true && (
        <section className={classes.banner} data-tone="sun" data-above-page aria-label="Somebody is looking">
          <p className={classes.words}>
            <strong>A grown-up in your family is looking at your pages.</strong> They cannot change them.
          </p>
        </section>
      )}
    </div>
  );
};
