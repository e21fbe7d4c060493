import { checkoutMessages, type PartnerCode } from '@hedgerow/contracts/checkout';
import { partnerCodeOf } from '@hedgerow/domain/discounts';
import { TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { removeCode, validateCode } from './checkout-api.ts';
import { codeWords } from './code-words.ts';
import classes from './selection.module.css';
import { codeField } from './typed-code.ts';

type Props = {
  /** The code that the order is made with. */
  readonly applied: PartnerCode | null;
  /** Applies the code; rejects with what the server said. */
  readonly onApply: (code: PartnerCode) => Promise<void>;
  readonly onRemoved: () => void;
};

/** docs/product/money.md#codes: type a code, Validate, then Apply. */
export const PartnerCodeBox = ({ applied, onApply, onRemoved }: Props) => {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<PartnerCode>();
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  const type = (text: string): void => {
    setTyped(text.toUpperCase());
    setFound(undefined);
    setWrong(undefined);
  };
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const validate = async (): Promise<void> => {
    try {
      const code = await validateCode(partnerCodeOf(typed));
      setFound(code);
      announce(codeWords(code));
    } catch (error) {
      setWrong(messageOf(error, checkoutMessages.invalidCode));
      document.getElementById(codeField)?.focus();
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setFound(undefined);
    setWrong(undefined);
    if (partnerCodeOf(typed) !== '') return void during(validate);
    setWrong(checkoutMessages.noCode);
    document.getElementById(codeField)?.focus();
  };
  const apply = (code: PartnerCode): Promise<void> =>
    onApply(code).then(
      () => type(''),
      (error: unknown) =>
        showToast({ kind: 'error', title: 'Code Application Failed', message: messageOf(error, checkoutMessages.applyFailed) }),
    );
  const remove = (): Promise<void> =>
    removeCode().then(onRemoved, () => showToast({ kind: 'error', title: 'The code could not be removed', message: 'Please try again.' }));

  if (applied !== null)
    return (
      <div className={classes.applied}>
        <IconTicket aria-hidden />
        <p>
          <strong>{applied.code}</strong> {codeWords(applied)}
        </p>
        <Button kind="text" busy={busy} onClick={() => void during(remove)}>
          Remove code
        </Button>
      </div>
    );
  return (
    <form noValidate className={classes.code} onSubmit={submit}>
      <TextInput
        id={codeField}
        label="Partner code"
        description="From a school, an employer or a charity. Leave it empty if you have none."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={wrong}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button type="submit" kind="quiet" busy={busy && found === undefined}>
        Validate
      </Button>
      {found !== undefined && (
        <div className={classes.found}>
          <p>{codeWords(found)}</p>
          <Button busy={busy} onClick={() => void during(() => apply(found))}>
            Apply
          </Button>
        </div>
      )}
    </form>
  );
};
