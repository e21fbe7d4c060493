import { type DeskCode, NewCodeBody } from '@hedgerow/contracts/operator-desk';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import desk from '../../ui/desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { textFields } from './text-fields.ts';
import type { DeskDialogProps } from './use-desk-dialog.ts';

const empty = { code: '', percent: '', partner: '', months: '', uses: '', expires: '' };

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What was typed, as the contract reads it: an empty code is left out, an empty limit is none. */
const bodyOf = ({ code, percent, partner, months, uses, expires }: typeof empty) => ({
  code: code.trim() || undefined,
  percent: numberIn(percent),
  partner,
  months: numberIn(months),
  uses: numberIn(uses),
  expires: expires || null,
});

/** A new partner code. Fractions of a per cent are not offered: they would not be exact to the penny (docs/product/money.md#pence). */
export const CodeDialog = (dialog: Omit<DeskDialogProps<DeskCode, NewCodeBody>, 'before'>) => {
  const [typed, setTyped] = useState(empty);
  return (
    <DeskDialog
      {...dialog}
      title="New partner code"
      refused="No code was made"
      save="Make the code"
      schema={NewCodeBody}
      values={bodyOf(typed)}
    >
      {(errors) => {
        const text = textFields(typed, errors, setTyped);
        return (
          <>
            <TextInput {...text('partner')} data-autofocus label="Partner" maxLength={80} />
            <div className={desk.pair}>
              <TextInput {...text('percent')} label="Per cent off" description="From 1 to 100" inputMode="numeric" maxLength={3} />
              <TextInput
                {...text('code')}
                label="Code"
                description="Leave empty and we make one"
                maxLength={40}
                autoCapitalize="characters"
              />
              <TextInput
                {...text('months')}
                label="For how many months"
                description="Leave empty for as long as they pay"
                inputMode="numeric"
                maxLength={2}
              />
              <TextInput
                {...text('uses')}
                label="For how many families"
                description="Leave empty for any number"
                inputMode="numeric"
                maxLength={6}
              />
              <TextInput {...text('expires')} type="date" label="Last day" description="Leave empty to end it yourself" />
            </div>
          </>
        );
      }}
    </DeskDialog>
  );
};
