import { isParentRole } from '@hedgerow/domain/access';
import { formatRoundPence } from '@hedgerow/domain/money';
import { idleMonths, refundDays, referralPence } from '@hedgerow/domain/referrals';
import { Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './referrals.module.css';

const OwnReferrals = lazy(() => import('./own-referrals.tsx').then((module) => ({ default: module.OwnReferrals })));

const credit = formatRoundPence(referralPence);

export const referLead = `Do you know a family who would like Hedgerow? When they subscribe with your code, you both get ${credit} of credit.`;

const steps = [
  ['You share your code', 'Every family has its own code. Copy it, send the link, or let us email a friend for you.'],
  ['Your friend signs up', 'They use your link, or type the code when they sign up. Then they choose a plan for each child.'],
  [`You both get ${credit}`, `After your friend’s first payment, both families get ${credit} of credit. We take it off the next payments.`],
] as const;

const rules = [
  `You and each new family get ${credit} once, when they become a paid subscriber.`,
  'A family must use the code before its first payment. You cannot use your own code.',
  `If your friend’s first payment is refunded within ${refundDays} days, we take back both credits.`,
  `Credit expires after ${idleMonths} months of inactivity. That means nobody in your family signed in or paid in that time.`,
  'Credit pays for Hedgerow. You cannot turn it into cash or pass it on.',
] as const;

/** What a visitor, or somebody who is no parent, is offered below the three steps. */
const Way = ({ signedIn, carer }: { readonly signedIn: boolean; readonly carer: boolean }) => {
  if (carer) return <p className={classes.lead}>The code belongs to the parent who opened your family’s account. They find it here.</p>;
  if (signedIn) return <p className={classes.lead}>Codes are for parents. Sign in as a parent to see yours here.</p>;
  return (
    <div className={classes.row}>
      <ButtonLink to="/login" size="large">
        Sign in to see your code
      </ButtonLink>
      <ButtonLink to="/family-signup" kind="quiet" size="large">
        Start Family Plan
      </ButtonLink>
    </div>
  );
};

/** docs/product/money.md#referrals: how it works, and a parent's real code and figures. The page's name and band stand above it. */
export const ReferPage = () => {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const carer = signedIn && session.user.carer;
  const isParent = signedIn && isParentRole(session.user.role) && !carer;
  return (
    <div className={classes.page}>
      {isParent && (
        <Suspense fallback={<LinesSkeleton lines={12} />}>
          <OwnReferrals />
        </Suspense>
      )}
      <section aria-label="How it works">
        <ol className={classes.steps}>
          {steps.map(([title, words], at) => (
            <li key={title} className={classes.step}>
              <span className={classes.number} aria-hidden>
                {at + 1}
              </span>
              <Title order={2} size="h3">
                {title}
              </Title>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      {!isParent && <Way signedIn={signedIn} carer={carer} />}
      <section className={classes.rules} aria-labelledby="referral-rules">
        <Title order={2} size="h3" id="referral-rules">
          The rules, in full
        </Title>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  );
};
