import { accountMessages, UpdateProfileBody, type User } from '@hedgerow/contracts/accounts';
import { schemaResolver, useForm } from '@mantine/form';
import { showToast } from '../../ui/toast.ts';
import { useUpdateSettings } from './api.ts';
import { fieldRefused, whyNotSaved } from './settings-words.ts';

type Values = { firstName: string; lastName: string; email: string; school: string; notifications: boolean; password: string };

const valuesOf = ({ firstName, lastName, email, school, notifications }: User): Values => ({
  firstName,
  lastName,
  email: email ?? '',
  school: school ?? '',
  notifications,
  password: '',
});

/** Where a wrong field stands. */
export type FormTab = 'profile' | 'notifications';

/** docs/product/families.md#account-settings, the profile form: one form behind the tabs Profile and Notifications. */
export const useSettingsForm = (user: User, onSaved: () => void, onWrong: (tab: FormTab) => void) => {
  const update = useUpdateSettings();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: valuesOf(user),
    validate: (values) => {
      const errors = schemaResolver(UpdateProfileBody, { sync: true })(values);
      const moving = values.email.trim().toLowerCase() !== user.email;
      return moving && values.password === '' ? { password: accountMessages.passwordNeeded, ...errors } : errors;
    },
  });
  const movesEmail = form.values.email.trim().toLowerCase() !== (user.email ?? '');

  const save = form.onSubmit(
    ({ password, ...values }) => {
      update.mutate(movesEmail ? { ...values, password } : values, {
        onSuccess: ({ message }) => {
          showToast(
            message === undefined
              ? { title: 'Profile Updated', message: 'Your profile information has been saved successfully.' }
              : { title: 'One more step', message, kind: 'info' },
          );
          onSaved();
        },
        onError: (error) => {
          const refused = fieldRefused(error);
          if (refused !== undefined && refused.field in form.values) {
            form.setFieldError(refused.field, refused.message);
            onWrong('profile');
            return;
          }
          showToast({ kind: 'error', title: 'Update Failed', message: whyNotSaved(error) });
        },
      });
    },
    (errors) => {
      onWrong('profile');
      // docs/product/families.md#account-settings; each field says it as well.
      if ('firstName' in errors || 'lastName' in errors)
        showToast({ kind: 'error', title: 'Required Fields', message: accountMessages.missingNames });
    },
  );
  return { form, save, movesEmail, saving: update.isPending };
};
export type SettingsForm = ReturnType<typeof useSettingsForm>;
