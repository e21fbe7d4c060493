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
    'Everything that we keep of you and your children, in one file that programs can read (JSON). Uploaded documents are downloaded from your child’s files.',
  carer:
    'Everything that we keep of you, in one file that programs can read (JSON). What we keep of the children is downloaded by the owner of the family’s account. To delete your account, leave the family first: on the page Family overview.',
  pupil: 'Everything that we keep of you, in one file that programs can read (JSON). Your documents are downloaded under Files.',
  staff:
    'Everything that we keep of you, in one file that programs can read (JSON). Pupils’ work belongs to their families and is not in it.',
};

/** UK GDPR, articles 15 and 20: everything in one file. */
export const DataSection = ({ whose }: { readonly whose: Whose }) => {
  const download = useMutation({
    mutationFn: () => downloadFile('/api/account/export', 'my-data.json'),
    onError: (error) =>
      showToast({ kind: 'error', title: 'Your data could not be downloaded', message: messageOf(error, 'Please try again in a moment.') }),
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
