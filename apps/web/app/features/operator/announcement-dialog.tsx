import { announcementTypes } from '@hedgerow/contracts/content';
import { announcementAudiences, AnnouncementBody, type DeskAnnouncement } from '@hedgerow/contracts/operator-content';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import desk from '../../ui/desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import classes from './operator.module.css';
import { textFields } from './text-fields.ts';
import type { DeskDialogProps } from './use-desk-dialog.ts';

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
export const AnnouncementDialog = ({ before, ...dialog }: DeskDialogProps<DeskAnnouncement, AnnouncementBody>) => {
  const [values, setValues] = useState<AnnouncementBody>(before ?? beginning);
  const set = (change: Partial<AnnouncementBody>) => setValues({ ...values, ...change });
  return (
    <DeskDialog
      {...dialog}
      title={before === undefined ? 'New announcement' : 'Edit the announcement'}
      refused="The announcement was not saved"
      schema={AnnouncementBody}
      values={values}
    >
      {(errors) => {
        const text = textFields(values, errors, setValues);
        const day = (name: 'from' | 'until') => ({
          type: 'date',
          name,
          value: values[name] ?? '',
          error: errors[name],
          onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value || null }),
        });
        return (
          <>
            <TextInput {...text('title')} data-autofocus label="Title" maxLength={80} />
            <Textarea {...text('message')} label="Message" autosize minRows={3} maxLength={400} />
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
                    name="audiences"
                    value={one}
                    label={audienceWords[one]}
                    onChange={({ currentTarget: { checked } }) =>
                      set({
                        audiences: announcementAudiences.filter((other) => (other === one ? checked : values.audiences.includes(other))),
                      })
                    }
                  />
                ))}
              </div>
            </Checkbox.Group>
            <div className={desk.pair}>
              <TextInput {...day('from')} label="First day" description="Leave empty to begin at once" />
              <TextInput {...day('until')} label="Last day" description="Leave empty to end it yourself" />
            </div>
            <Checkbox label="Switched on" checked={values.active} onChange={(event) => set({ active: event.currentTarget.checked })} />
          </>
        );
      }}
    </DeskDialog>
  );
};
