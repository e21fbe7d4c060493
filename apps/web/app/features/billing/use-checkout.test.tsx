import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { useSession } from '../../lib/session.ts';
import { useCheckout } from './use-checkout.ts';

const profile = 'GET /api/simple-auth/profile';
const person = (firstName: string) => ({ json: { authenticated: true, user: { id: firstName, firstName }, children: [] } });

const Till = () => {
  const session = useSession();
  const { proceed } = useCheckout('onboarding');
  const items = [{ childId: '019aaaaa-0000-7000-8000-000000000000', planId: 'secondary_learn' }];
  return (
    <>
      <p>{session.status === 'signed-in' ? session.user.firstName : 'nobody'}</p>
      <button type="button" onClick={() => void proceed(items, 'month', true)}>
        Pay
      </button>
    </>
  );
};

test('somebody else who signed in in another tab meanwhile pays for nobody, reads why, and is shown', async () => {
  answer(profile, person('Ann'), person('Ben'));
  answer('POST /api/create-stripe-customer', { json: { customerId: 'cus_1', id: 'cus_1', message: '' } });
  answer('POST /api/payments/checkout', refusal(404, 'Not found', 'not_found'));
  const { person: user } = show(<Till />);
  expect(await screen.findByText('Ann')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText(checkoutMessages.otherAccount)).toBeTruthy();
  expect(await screen.findByText('Ben')).toBeTruthy();
  expect(sentTo('POST /api/payments/checkout')).toHaveLength(1);
});
