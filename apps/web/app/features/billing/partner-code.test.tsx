import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { PartnerCodeBox } from './partner-code.tsx';
import { typedCode } from './typed-code.ts';

const validate = 'POST /api/payments/validate-partner-code';
const oakLane = { code: 'OAK25', discountPercentage: 25, partnerName: 'Oak Lane Books', months: null };

const open = (onApply = vi.fn<() => Promise<void>>(() => Promise.resolve())) => ({
  onApply,
  ...show(<PartnerCodeBox applied={null} onApply={onApply} onRemoved={() => undefined} />),
});

test('no code is typed: it is said, and nothing is asked', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Validate' }));
  expect(screen.getByText(checkoutMessages.noCode)).toBeTruthy();
  expect(sentTo(validate)).toEqual([]);
});

test('a code that nobody has is said in words, and the focus is where it can be put right', async () => {
  answer(validate, refusal(404, checkoutMessages.invalidCode, 'not_found'));
  const { person } = open();
  await person.type(screen.getByLabelText('Partner code'), 'nobody');
  await person.click(screen.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText(checkoutMessages.invalidCode)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Partner code'));
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('a code says what it takes off before it is applied; one that cannot be applied says so', async () => {
  answer(validate, { json: oakLane });
  const { person, onApply } = open(vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no'))));
  await person.type(screen.getByLabelText('Partner code'), 'oak25');
  await person.click(screen.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText('25% off for as long as your plan runs, with Oak Lane Books.', { selector: 'p' })).toBeTruthy();
  expect(onApply).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Code Application Failed')).toBeTruthy();
});

test('a code that cannot be taken off stays', async () => {
  answer('POST /api/payments/remove-partner-code', refusal(503, 'Please wait.', 'unavailable'));
  const onRemoved = vi.fn<() => void>();
  const { person } = show(<PartnerCodeBox applied={oakLane} onApply={() => Promise.resolve()} onRemoved={onRemoved} />);
  await person.click(screen.getByRole('button', { name: 'Remove code' }));
  expect(await screen.findByText('The code could not be removed')).toBeTruthy();
  expect(screen.getByText('OAK25')).toBeTruthy();
  expect(onRemoved).not.toHaveBeenCalled();
});

test('a code that was typed and not applied is seen by whoever orders beside it; an applied one leaves nothing', async () => {
  const { person } = open();
  expect(typedCode()).toBe('');
  await person.type(screen.getByLabelText('Partner code'), ' oak25 ');
  expect(typedCode()).toBe('OAK25');
  answer(validate, { json: oakLane });
  await person.click(screen.getByRole('button', { name: 'Validate' }));
  await person.click(await screen.findByRole('button', { name: 'Apply' }));
  await expect.poll(typedCode).toBe('');
});
