import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { Refused } from '../../ui/refused.tsx';
import { type FieldErrors, firstErrors, focusFirst, type Problems } from './first-errors.ts';
import type { DeskDialogProps } from './use-desk-dialog.ts';

type Read<Body> = { readonly success: true; readonly data: Body } | { readonly success: false; readonly error: Problems };

type Props<Body> = Omit<DeskDialogProps<unknown, Body>, 'before'> & {
  readonly title: string;
  /** Said over the server's words when it refused. */
  readonly refused: string;
  /** On the button that sends. */
  readonly save?: string;
  readonly schema: { readonly safeParse: (values: unknown) => Read<Body> };
  readonly values: unknown;
  readonly children: (errors: FieldErrors) => ReactNode;
};

/** A form in a dialog: read by the contract before it is sent, with what is wrong beside each field. */
export const DeskDialog = <Body,>({ opened, onClose, busy, error, onSend, title, refused, save = 'Save', ...form }: Props<Body>) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const fields = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = form.schema.safeParse(form.values);
    const found = read.success ? {} : firstErrors(read.error);
    setErrors(found);
    focusFirst(fields.current, found);
    if (read.success) onSend(read.data);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} keepOpen>
      <form ref={fields} noValidate className={desk.form} onSubmit={send}>
        {form.children(errors)}
        {error !== null && <Refused title={refused} error={error} />}
        <div className={desk.actions}>
          <Button type="submit" busy={busy}>
            {save}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
