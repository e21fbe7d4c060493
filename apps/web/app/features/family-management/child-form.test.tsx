import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ChildForm } from './child-form.tsx';
import { emptyFields } from './child-form-rules.ts';

const Form = ({ onSent }: { readonly onSent: (name: string) => void }) => {
  const [fields, setFields] = useState(emptyFields);
  return <ChildForm fields={fields} onChange={setFields} submitWords="Go on" busy={false} onSubmit={() => onSent(fields.firstName)} />;
};

test('a number pad is enough for the month of birth, names are taken, and what is missing is said beside its field', async () => {
  answer('GET /api/parent/schools', { json: ['Oak Lane Primary'] });
  const { person } = show(<Form onSent={() => expect.fail('nothing is sent while something is missing')} />);
  await person.type(screen.getByRole('textbox', { name: 'Month and year of birth' }), '062016');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Month and year of birth' }).value).toBe('06/2016');
  await person.type(screen.getByRole('textbox', { name: 'First name' }), 'Zoë');
  expect(screen.getByText(/^Zoë is \d+ years old\.$/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Go on' }));
  const last = screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' });
  expect(document.activeElement).toBe(last);
  expect(last.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'First name' }).getAttribute('aria-invalid')).not.toBe('true');
});
