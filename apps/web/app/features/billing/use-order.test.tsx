import { startNowWords } from '@hedgerow/contracts/billing';
import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PartnerCodeBox } from './partner-code.tsx';
import { useOrder } from './use-order.ts';

const max = { id: '019aaaaa-0000-7000-8000-000000000000', firstName: 'Max', lastName: 'Lee', yearGroup: 'Year 9' };

const Till = () => {
  const order = useOrder({ userId: 'u', children: [max], returnTo: 'onboarding', fieldOf: () => 'plan' });
  return (
    <>
      <button type="button" onClick={() => order.choose(max.id, 'secondary_learn')}>
        Learn
      </button>
      <OrderPanel
        lines={order.lines}
        interval={order.interval}
        missing={order.missing}
        code={order.code}
        codeBox={<PartnerCodeBox applied={order.code} onApply={order.apply} onRemoved={order.codeRemoved} />}
        startNow={order.startNow}
        onStartNow={order.setStartNow}
        problems={order.problems}
        consentError={order.consentError}
        busy={order.busy}
        onProceed={order.proceed}
      />
    </>
  );
};

test('who has had a payment back this year is promised no other one beside the box', async () => {
  answer('GET /api/payments/partner-code', { json: { partnerCode: null } });
  answer('GET /api/stripe/refund', { json: { available: false, until: null, amount: 0, credit: 0, again: '2099-11-20' } });
  show(<Till />);
  expect(await screen.findByRole('checkbox', { name: startNowWords('20\u00A0November\u00A02099') })).toBeTruthy();
  expect(screen.queryByText(/14 days/u)).toBeNull();
});

test('nobody pays the full price with a code in its field that was not applied', async () => {
  answer('GET /api/payments/partner-code', { json: { partnerCode: null } });
  answer('GET /api/stripe/refund', { json: { available: false, until: null, amount: 0, credit: 0, again: null } });
  answer('POST /api/create-stripe-customer', 'nothing comes');
  const { person } = show(<Till />);
  await person.click(screen.getByRole('button', { name: 'Learn' }));
  await person.click(screen.getByRole('checkbox'));
  await person.type(screen.getByLabelText('Partner code'), 'oak25');
  await person.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  expect(await screen.findByText(checkoutMessages.codeNotApplied('OAK25'))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Partner code'));
  expect(sentTo('POST /api/create-stripe-customer')).toEqual([]);
  await person.clear(screen.getByLabelText('Partner code'));
  await person.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  await expect.poll(() => sentTo('POST /api/create-stripe-customer').length).toBe(1);
});
