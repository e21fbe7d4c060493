import { announcementTypes } from '@hedgerow/contracts/content';
import { announcementAudiences, AnnouncementBody, type DeskAnnouncement } from '@hedgerow/contracts/operator-content';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Refused } from '../../ui/refused.tsx';
import { firstErrors } from './first-errors.ts';
import classes from './operator.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly before: DeskAnnouncement | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (body: AnnouncementBody) => void;
};

const typeWords = { important: 'Important', success: 'Good news', warning: 'Please note', info: 'For your information' } as const;
const audienceWords = {
  visitors: 'Visitors of the public pages',
  parents: 'Parents and home educators',
  pupils: 'Pupils (no prices, nothing to buy)',
  schools: 'Teachers and administrators',
} as const;

const beginning: AnnouncementBody = {
  title: '',
  message: '',
  type: 'info',
  audiences: ['visitors', 'parents', 'schools'],
  from: null,
  until: null,
  active: true,
};

/** An announcement: its words, who sees it, and when. */
export const AnnouncementDialog = ({ opened, onClose, before, busy, error, onSend }: Props) => {
  const [values, setValues] = useState<AnnouncementBody>(() => {
    if (before === undefined) return beginning;
    const { id: _, state: __, ...words } = before;
    return words;
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const set = (change: Partial<AnnouncementBody>) => setValues({ ...values, ...change });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = AnnouncementBody.safeParse(values);
    setErrors(found.success ? {} : firstErrors(found.error));
    if (found.success) onSend(found.data);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={before === undefined ? 'New announcement' : 'Edit the announcement'} keepOpen>
      <form noValidate className={classes.form} onSubmit={send}>
        <TextInput
          data-autofocus
          label="Title"
          maxLength={80}
          value={values.title}
          error={errors['title']}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Textarea
          label="Message"
          autosize
          minRows={3}
          maxLength={400}
          value={values.message}
          error={errors['message']}
          onChange={(event) => set({ message: event.currentTarget.value })}
        />
        <NativeSelect
          label="Look"
          data={announcementTypes.map((value) => ({ value, label: typeWords[value] }))}
          value={values.type}
          onChange={(event) => set({ type: announcementTypes.find((one) => one === event.currentTarget.value) ?? 'info' })}
        />
        <Checkbox.Group label="Who sees it" error={errors['audiences']} value={values.audiences}>
          <div className={classes.choices}>
            {announcementAudiences.map((one) => (
              <Checkbox
                key={one}
                value={one}
                label={audienceWords[one]}
                onChange={({ currentTarget: { checked } }) =>
                  set({ audiences: announcementAudiences.filter((other) => (other === one ? checked : values.audiences.includes(other))) })
                }
              />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes.pair}>
          <TextInput
            type="date"
            label="First day"
            description="Empty: at once"
            value={values.from ?? ''}
            error={errors['from']}
            onChange={(event) => set({ from: event.currentTarget.value || null })}
          />
          <TextInput
            type="date"
            label="Last day"
            description="Empty: until you switch it off"
            value={values.until ?? ''}
            error={errors['until']}
            onChange={(event) => set({ until: event.currentTarget.value || null })}
          />
        </div>
        <Checkbox label="Switched on" checked={values.active} onChange={(event) => set({ active: event.currentTarget.checked })} />
        {error !== null && <Refused title="The announcement was not saved" error={error} />}
        <div className={classes.actions}>
          <Button type="submit" busy={busy}>
            Save
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
