import { NewCodeBody } from '@hedgerow/contracts/operator-desk';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Refused } from '../../ui/refused.tsx';
import { firstErrors } from './first-errors.ts';
import classes from './operator.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (body: NewCodeBody) => void;
};

const empty = { code: '', percent: '', partner: '', months: '', uses: '', expires: '' };
type Typed = typeof empty;
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const bodyOf = ({ code, percent, partner, months, uses, expires }: Typed) => ({
  ...(code.trim() === '' ? {} : { code }),
  percent: numberOf(percent),
  partner,
  months: numberOf(months),
  uses: numberOf(uses),
  expires: expires === '' ? null : expires,
});

/** A new partner code. Fractions of a per cent are not offered: they would not be exact to the penny (payments.md 5). */
export const CodeDialog = ({ opened, onClose, busy, error, onSend }: Props) => {
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = NewCodeBody.safeParse(bodyOf(typed));
    setErrors(found.success ? {} : firstErrors(found.error));
    if (found.success) onSend(found.data);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title="New partner code" keepOpen>
      <form noValidate className={classes.form} onSubmit={send}>
        <TextInput data-autofocus label="Partner" maxLength={80} {...field('partner')} />
        <div className={classes.pair}>
          <TextInput label="Per cent off" inputMode="numeric" maxLength={3} {...field('percent')} />
          <TextInput label="Code" description="Empty: we draw one" maxLength={40} autoCapitalize="characters" {...field('code')} />
          <TextInput
            label="For how many months"
            description="Empty: as long as they pay"
            inputMode="numeric"
            maxLength={2}
            {...field('months')}
          />
          <TextInput label="For how many families" description="Empty: any number" inputMode="numeric" maxLength={6} {...field('uses')} />
          <TextInput type="date" label="Last day" description="Empty: until you end it" {...field('expires')} />
        </div>
        {error !== null && <Refused title="No code was made" error={error} />}
        <div className={classes.actions}>
          <Button type="submit" busy={busy}>
            Make the code
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
