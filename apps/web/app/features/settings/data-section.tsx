import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { downloadFile } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { Section } from './section.tsx';
import classes from './settings.module.css';

type Whose = 'family' | 'carer' | 'pupil' | 'staff';

const words: Readonly<Record<Whose, string>> = {
  family:
    'Everything we keep about you and your children, in one file that programs can read (JSON). You can download uploaded documents from your child’s files.',
  carer:
    'Everything we keep about you, in one file that programs can read (JSON). The owner of the family’s account can download what we keep about the children. To delete your account, first leave the family, on the page Family.',
  pupil: 'Everything we keep about you, in one file that programs can read (JSON). You can download your documents under Files.',
  staff:
    'Everything we keep about you, in one file that programs can read (JSON). Pupils’ work belongs to their families and is not in it.',
};

/** UK GDPR, articles 15 and 20: everything in one file. */
export const DataSection = ({ whose }: { readonly whose: Whose }) => {
  const download = useMutation({
    mutationFn: () => downloadFile('/api/account/export', 'my-data.json'),
    onError: (error) =>
      showToast({ kind: 'error', title: 'We could not download your data', message: messageOf(error, 'Please try again in a moment.') }),
  });
  return (
    <Section title="Your data">
      <p className={classes.words}>{words[whose]}</p>
      <div className={classes.actions}>
        <Button kind="quiet" icon={<IconDownload size={18} aria-hidden />} busy={download.isPending} onClick={() => download.mutate()}>
          Download my data
        </Button>
      </div>
    </Section>
  );
};
