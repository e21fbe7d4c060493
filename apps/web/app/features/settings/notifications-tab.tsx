import { Switch } from '@mantine/core';
import { Button } from '../../ui/button.tsx';
import type { SettingsForm } from './settings-form.ts';
import classes from './settings.module.css';

/** docs/product/families.md#account-settings: on or off, on by default. */
export const NotificationsTab = ({ settings: { form, save, saving } }: { readonly settings: SettingsForm }) => (
  <form noValidate className={classes.form} onSubmit={save}>
    <Switch
      size="lg"
      label="Email notifications"
      description="An email about your family’s week on Sunday evening, to your confirmed address. While this is off, we never email you about learning."
      {...form.getInputProps('notifications', { type: 'checkbox' })}
    />
    <section className={classes.always} aria-labelledby="always-sent">
      <h3 id="always-sent">Emails we always send</h3>
      <p>
        Confirming your address, a new password, changes to two-step sign-in, deleting your account, and what you have paid or agreed to
        pay. They keep your account safe, so you cannot turn them off.
      </p>
    </section>
    <div className={classes.actions}>
      <Button type="submit" busy={saving}>
        {saving ? 'Saving...' : 'Save Changes'}
      </Button>
    </div>
  </form>
);
