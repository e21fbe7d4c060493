import { type EnterprisePlan, manageMessages } from '@hedgerow/contracts/billing-changes';
import { Textarea } from '@mantine/core';
import { IconBuildingBank, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Status } from '../../../ui/row-list.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toast.ts';
import { enterpriseQuery, useContactSales } from './api.ts';
import classes from './manage.module.css';

const Licence = ({ plan: { schoolName, licensed, licensedUntil } }: { readonly plan: EnterprisePlan }) =>
  licensed ? (
    <section className={classes.enterprise}>
      <IconBuildingBank size={32} aria-hidden className={classes.enterpriseIcon} />
      <div>
        <h2 className={classes.stateTitle}>Enterprise Plan</h2>
        <p className={classes.soft}>{schoolName}</p>
        <p>Your school has unlimited access to all features for all students and teachers</p>
        {licensedUntil !== null && (
          <p className={classes.softLine}>
            <IconCheck size={18} aria-hidden /> Until {formatDate(licensedUntil)}
          </p>
        )}
      </div>
      <Status tone="good">Active</Status>
    </section>
  ) : (
    <section className={classes.enterprise}>
      <IconBuildingBank size={32} aria-hidden className={classes.enterpriseIcon} />
      <div>
        <h2 className={classes.stateTitle}>No active subscription to manage</h2>
        <p>
          {schoolName ?? 'Your school'} has no licence yet. Your classes work without one. A licence opens every feature for all students
          and teachers.
        </p>
      </div>
    </section>
  );

/** Kept and mailed to the people who answer, instead of a message that only looks like it (docs/product/public-site.md#real-instead-of-pretended). */
const ContactSales = ({ requestedAt }: Pick<EnterprisePlan, 'requestedAt'>) => {
  const [message, setMessage] = useState('');
  const { mutate, isPending } = useContactSales();
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate(message, {
      onError: (error) => showToast({ title: 'Error', message: messageOf(error, manageMessages.salesFailed), kind: 'error' }),
      onSuccess: ({ message: words }) => {
        setMessage('');
        showToast({ title: 'Request sent', message: words, kind: 'success' });
      },
    });
  };
  return (
    <form className={classes.sales} onSubmit={send}>
      <h2 className={classes.title}>More for your school</h2>
      <Textarea
        label="What do you need? (optional)"
        description="For example, how many classes or pupils. We answer by email within 24 hours."
        maxLength={1000}
        autosize
        minRows={3}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" busy={isPending}>
          Contact Sales for Expansion
        </Button>
      </div>
      {requestedAt !== null && <p className={classes.soft}>You asked on {formatDate(requestedAt)}. We answer within 24 hours.</p>}
    </form>
  );
};

/** docs/product/schools.md#what-a-teacher-gives: teachers see their school's plan alone. */
export const Enterprise = () => {
  const { data, error, isFetching, refetch } = useQuery(enterpriseQuery);
  if (error && !data)
    return <ErrorState title="We could not load your school’s plan" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LinesSkeleton lines={5} />;
  return (
    <>
      <Licence plan={data} />
      <ContactSales requestedAt={data.requestedAt} />
    </>
  );
};
