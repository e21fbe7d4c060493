import type { Interval } from '@hedgerow/domain/plans';
import type { PartnerCode } from '@hedgerow/contracts/checkout';
import { Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type Problem } from '../../ui/error-summary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { OrderLine } from './order-total.ts';
import { monthsOf, renewalAfter } from './renewal-date.ts';
import classes from './selection.module.css';
import { useStartNowWords } from './use-no-refund-before.ts';

type Props = {
  readonly lines: readonly OrderLine[];
  readonly interval: Interval;
  /** First names of the children who have no plan yet. */
  readonly missing: readonly string[];
  readonly code: PartnerCode | null;
  readonly codeBox: ReactNode;
  readonly startNow: boolean;
  readonly onStartNow: (startNow: boolean) => void;
  readonly problems: readonly Problem[];
  readonly consentError: string | undefined;
  readonly busy: boolean;
  readonly onProceed: () => void;
};

/** What was chosen so far, the code, the consent, and the way to the payment. Nothing is ordered here: the provider's own button obliges. */
export const OrderPanel = (props: Props) => {
  const { lines, interval, missing, code, codeBox, startNow, onStartNow, problems, consentError, busy, onProceed } = props;
  const startNowWords = useStartNowWords();
  const [today] = useState(() => new Date());
  const endsOn = code === null || code.months === null ? undefined : formatDate(renewalAfter(today, code.months));
  return (
    <Panel title="Your order">
      {lines.length === 0 ? (
        <p className={classes.empty}>Choose a plan to see what it costs.</p>
      ) : (
        <OrderSummary
          lines={lines}
          interval={interval}
          renewsOn={formatDate(renewalAfter(today, monthsOf(interval)))}
          discount={code === null ? undefined : { code, endsOn }}
        />
      )}
      {missing.length > 0 && lines.length > 0 && (
        <p className={classes.missing}>No plan yet: {new Intl.ListFormat('en-GB').format(missing)}.</p>
      )}
      {codeBox}
      <Checkbox
        id="start-now"
        className={classes.consent ?? ''}
        label={startNowWords}
        checked={startNow}
        error={consentError}
        onChange={({ currentTarget }) => onStartNow(currentTarget.checked)}
      />
      {problems.length > 0 && (
        <div className={classes.problems}>
          <ErrorSummary problems={problems} />
        </div>
      )}
      <TermsLine by="ordering" />
      <Button size="large" wide busy={busy} icon={<IconArrowRight size={20} aria-hidden />} onClick={onProceed}>
        Proceed to Payment
      </Button>
      <p className={classes.small}>You see the total again on the payment page. Nothing is charged until you press the button there.</p>
    </Panel>
  );
};
