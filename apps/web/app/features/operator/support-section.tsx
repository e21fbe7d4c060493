import { SupportFamily } from '@hedgerow/contracts/operator-desk';
import { planById, readPlanId } from '@hedgerow/domain/plans';
import { formatPence } from '@hedgerow/domain/money';
import { readYearGroup, yearGroupName } from '@hedgerow/domain/year-groups';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { useDeskChange } from './api.ts';
import classes from './operator.module.css';

const when = (instant: string | null, otherwise: string): string =>
  instant === null ? otherwise : `${formatDate(instant)}, ${formatTime(instant)}`;

/** `past_due` is "past due". */
const plain = (word: string): string => word.replaceAll(/[-_]/g, ' ');

const planWords = (plan: string | null): string => {
  const id = plan === null ? undefined : readPlanId(plan);
  return id === undefined || id === 'free' ? 'No plan' : planById(id).name;
};

const yearWords = (year: number): string => {
  const group = readYearGroup(year === 0 ? 'Reception' : String(year));
  return group === undefined ? '' : yearGroupName(group);
};

const Part = ({ title, empty, children }: { readonly title: string; readonly empty: string; readonly children: readonly ReactNode[] }) => (
  <Panel order={3} title={title}>
    {children.length === 0 ? <p className={desk.soft}>{empty}</p> : <ul className={desk.rows}>{children}</ul>}
  </Panel>
);

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li className={desk.row}>
    <div className={desk.words}>
      <p className={desk.name}>{name}</p>
      <p className={desk.soft}>{children}</p>
    </div>
  </li>
);

const Family = ({ family: { adults, children, payments, letters } }: { readonly family: SupportFamily }) => (
  <>
    <Part title="Account" empty="Nobody.">
      {adults.map(({ name, email, emailVerified, twoFactor, since, lastSignIn, leavingOn }) => (
        <Line key={email} name={`${name}, ${email}`}>
          Here since {formatDate(since)}. Signed in last: {when(lastSignIn, 'never')}. The address is{' '}
          {emailVerified ? 'confirmed' : 'not confirmed yet'}; two-step sign-in is {twoFactor ? 'on' : 'off'}.
          {leavingOn !== null && ` The account will be deleted on ${formatDate(leavingOn)}.`}
        </Line>
      ))}
    </Part>
    <Part title="Children and plans" empty="No child has been added.">
      {children.map(({ firstName, yearGroup, status, lastSignIn, plan, planState, planEnds }, at) => (
        <Line key={`${at}-${firstName}`} name={`${firstName}, ${yearWords(yearGroup)}`}>
          {planWords(plan)}
          {planState !== null && ` (${plain(planState)})`}
          {planEnds !== null && `, until ${formatDate(planEnds)}`}. Account {plain(status)}. Signed in last: {when(lastSignIn, 'never')}.
        </Line>
      ))}
    </Part>
    <Part title="Payments" empty="Nothing has been paid.">
      {payments.map(({ state, amountPence, interval, paidUntil, cancels, refundedPence }, at) => (
        <Line key={`${at}-${state}`} name={`${formatPence(amountPence)} a ${interval}: ${plain(state)}`}>
          {paidUntil === null ? 'Nothing is paid.' : `Paid until ${formatDate(paidUntil)}.`}
          {cancels && ' It does not renew.'}
          {refundedPence !== null && ` ${formatPence(refundedPence)} went back to the card.`}
        </Line>
      ))}
    </Part>
    <Part title="Emails" empty="No email has been sent.">
      {letters.map(({ kind, at, sent }) => (
        <Line key={`${at}-${kind}`} name={plain(kind)}>
          {when(at, '')}: {sent ? 'sent' : 'waits to be sent'}
        </Line>
      ))}
    </Part>
  </>
);

/** A family that wrote to us: their account, never a child's work. */
export const SupportSection = () => {
  const [email, setEmail] = useState('');
  const look = useDeskChange((address: string) => api.post('/api/operator/support', { email: address }, SupportFamily));
  const send = (event: FormEvent) => {
    event.preventDefault();
    look.mutate(email.trim());
  };
  return (
    <>
      <Panel title="Support">
        <div className={desk.form}>
          <p className={desk.soft}>
            Look at a family’s account after they write to us. You see states and dates, never a child’s work. The parent can see that you
            looked.
          </p>
          <form noValidate className={classes.tools} onSubmit={send}>
            <TextInput
              type="email"
              label="Email address of a parent"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" busy={look.isPending} icon={<IconSearch size={18} aria-hidden />}>
              Look
            </Button>
          </form>
          {look.error !== null && <Refused title="Nothing was found" error={look.error} />}
        </div>
      </Panel>
      {look.data !== undefined && <Family family={look.data} />}
    </>
  );
};
