import type { ReferralOverview } from '@hedgerow/contracts/referrals';
import { formatPence, formatRoundPence } from '@hedgerow/domain/money';
import { referralPence } from '@hedgerow/domain/referrals';
import { IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { referralsQuery } from './api.ts';
import { InviteForm } from './invite-form.tsx';
import classes from './referrals.module.css';

const credit = formatRoundPence(referralPence);
const notCopied = 'Copy failed: please select the text and copy it yourself.';

const ShareButton = ({ link, code }: { readonly link: string; readonly code: string }) => {
  const hydrated = useHydrated();
  if (!hydrated || !('share' in navigator)) return null;
  const share = () =>
    navigator
      .share({ title: 'Hedgerow', text: `Learn with Hedgerow: with the code ${code} we both get ${credit} of credit.`, url: link })
      // Closing the sheet without sharing is no trouble.
      .catch(() => undefined);
  return (
    <Button icon={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
      Share
    </Button>
  );
};

const CodePanel = ({ code, link }: ReferralOverview) => (
  <Panel title="Your code" tone="leaf">
    <p className={classes.code} translate="no">
      {code}
    </p>
    <div className={classes.row}>
      <CopyButton text={code} words="Copy the code" failed={notCopied} />
    </div>
    <p className={classes.linkTitle}>Or send this link; the code is in it:</p>
    <p className={classes.link} translate="no">
      {link}
    </p>
    <div className={classes.row}>
      <CopyButton text={link} words="Copy the link" failed={notCopied} />
      <ShareButton link={link} code={code} />
    </div>
  </Panel>
);

const leftWords = ({ leftPence, expiresAt }: ReferralOverview): string => {
  if (leftPence === null) return 'We cannot show your credit right now. Please look again in a few minutes.';
  if (leftPence === 0) return 'You have no credit at the moment.';
  const ends =
    expiresAt === null ? '' : ` It lasts until ${formatDate(expiresAt)}, or longer: each visit by somebody in your family renews it.`;
  return `We take it off your next payments.${ends}`;
};

const ownWords: Readonly<Record<NonNullable<ReferralOverview['own']>, string>> = {
  waiting: `You used a friend’s code. After your first payment you both get ${credit}.`,
  credited: `You used a friend’s code, and you both got ${credit}.`,
  reversed: 'You used a friend’s code. Your first payment was refunded, so we took back the credit too.',
};

const Numbers = ({ overview }: { readonly overview: ReferralOverview }) => {
  const { invited, joined, paying, earnedPence, leftPence, own } = overview;
  const figures = [
    ['Invited by email', invited],
    ['Joined', joined],
    ['Subscribed', paying],
    ['Credit earned', formatPence(earnedPence)],
    ['Credit left', leftPence === null ? '–' : formatPence(leftPence)],
  ] as const;
  return (
    <Panel title="So far">
      <dl className={classes.figures}>
        {figures.map(([words, value]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>{leftWords(overview)}</p>
      {own !== null && <p className={classes.soft}>{ownWords[own]}</p>}
    </Panel>
  );
};

/** A parent's own code, ways to pass it on, and what came of it: real figures alone (docs/product/money.md#referrals). */
export const OwnReferrals = () => {
  const { data, error, isFetching, refetch } = useQuery(referralsQuery);
  if (error && !data)
    return <ErrorState title="We could not load your code" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LinesSkeleton lines={12} />;
  return (
    <div className={classes.own}>
      <CodePanel {...data} />
      <div className={classes.side}>
        <Panel title="Invite by email">
          <InviteForm />
        </Panel>
        <Numbers overview={data} />
      </div>
    </div>
  );
};
