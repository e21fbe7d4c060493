import { isNotEmpty, useForm } from '@mantine/form';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refused } from '../../ui/refused.tsx';
import classes from './settings.module.css';

type Props = {
  /** What the button does. */
  readonly action: string;
  readonly kind?: ButtonKind;
  readonly busy: boolean;
  readonly error: unknown;
  /** Title of a refusal. */
  readonly refused: string;
  readonly onPassword: (password: string) => void;
  readonly onCancel?: () => void;
};

const focusOnArrival = (field: HTMLInputElement | null): void => field?.focus();

/** What matters is asked of the person, not of whoever sits at their open browser. */
export const PasswordFirst = ({ action, kind = 'main', busy, error, refused, onPassword, onCancel }: Props) => {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: isNotEmpty('Enter your password') },
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(({ password }) => onPassword(password), focusFirstError(form))}>
      {error !== null && <Refused title={refused} error={error} />}
      <PasswordField
        {...(onCancel === undefined ? {} : { ref: focusOnArrival })}
        label="Your password"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <div className={classes.actions}>
        <Button type="submit" kind={kind} busy={busy}>
          {action}
        </Button>
        {onCancel !== undefined && (
          <Button kind="text" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
};
