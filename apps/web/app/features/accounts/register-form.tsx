import { RegisterBody } from '@hedgerow/contracts/accounts';
import { Alert, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { useRegister } from './api.ts';
import classes from './sign-in-form.module.css';
import { saidOr } from './sign-in-words.ts';

type Props = {
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
  /** Who makes the account is a parent, and not asked afterwards. */
  readonly forParent?: boolean;
};

/** docs/product/accounts.md#signing-in: create-account mode asks first and last name too, and makes a parent; the onboarding dialog asks whether that is right. */
export const RegisterForm = ({ onSignedIn, onBack, forParent = false }: Props) => {
  const register = useRegister();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: schemaResolver(RegisterBody, { sync: true }),
  });

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        (values) => register.mutate({ ...values, needsOnboarding: !forParent }, { onSuccess: onSignedIn }),
        focusFirstError(form),
      )}
    >
      {register.isError && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Registration Failed">
          {saidOr(register.error, 'Registration failed')}
        </Alert>
      )}
      <TextInput label="First name" autoComplete="given-name" key={form.key('firstName')} {...form.getInputProps('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" key={form.key('lastName')} {...form.getInputProps('lastName')} />
      <TextInput label="Email" type="email" autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordField
        label="Password"
        description="At least 8 characters, with a letter and a number."
        autoComplete="new-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <TermsLine by="creating an account" adult />
      <Button type="submit" wide busy={register.isPending}>
        Create account
      </Button>
      <Button kind="text" onClick={onBack}>
        I have an account: sign in
      </Button>
    </form>
  );
};
