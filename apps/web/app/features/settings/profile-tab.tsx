import type { User } from '@hedgerow/contracts/accounts';
import { TextInput } from '@mantine/core';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { SettingsForm } from './settings-form.ts';
import { accountTypes } from './settings-words.ts';
import classes from './settings.module.css';

/** docs/product/accounts.md#profile-form, Personal Information of everybody but pupils. */
export const ProfileTab = ({ user, settings }: { readonly user: User; readonly settings: SettingsForm }) => {
  const { form, save, movesEmail, saving } = settings;
  return (
    <form noValidate className={classes.form} onSubmit={save}>
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
      </div>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        description={
          movesEmail
            ? 'We send a link to the new address. Until you open it, your old address stays.'
            : 'You sign in with it, and our emails go there.'
        }
        {...form.getInputProps('email')}
      />
      {movesEmail && (
        <PasswordField
          label="Your current password"
          description="Only you may move your account to another address."
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      )}
      <TextInput label="School (optional)" autoComplete="organization" {...form.getInputProps('school')} />
      <dl className={classes.facts}>
        <dt>Account type</dt>
        <dd>
          {accountTypes[user.role]} <span className={classes.soft}>Role changes require admin approval.</span>
        </dd>
      </dl>
      <div className={classes.actions}>
        <Button type="submit" busy={saving}>
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
};
