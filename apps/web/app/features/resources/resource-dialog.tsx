import type { EducationalResource } from '@hedgerow/contracts/content';
import { IconDownload, IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { downloadFile } from '../../lib/download.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ResourceBadges } from './resource-card.tsx';
import { styleOf } from './resource-look.ts';
import classes from './resources.module.css';

type Props = { readonly resource: EducationalResource; readonly opened: boolean; readonly onClose: () => void };

const Download = ({ resource }: Pick<Props, 'resource'>) => {
  const [state, setState] = useState<{ readonly busy: boolean; readonly trouble?: string }>({ busy: false });
  const download = async (): Promise<void> => {
    setState({ busy: true });
    try {
      await downloadFile(resource.download, `${resource.title}.pdf`);
      setState({ busy: false });
      announce('The PDF was downloaded.');
    } catch (error) {
      setState({ busy: false, trouble: messageOf(error, 'We could not download the PDF. Please try again.') });
    }
  };
  return (
    <>
      {state.trouble !== undefined && (
        <p className={classes.trouble} role="alert">
          {state.trouble}
        </p>
      )}
      <Button busy={state.busy} icon={<IconDownload size={20} aria-hidden />} onClick={() => void download()}>
        Download PDF
      </Button>
    </>
  );
};

/** docs/product/public-site.md#free-resources: title, badges, full description, the note, the type, Close; and the file itself. */
export const ResourceDialog = ({ resource, opened, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={resource.title}>
    <div className={classes.modal} style={styleOf(resource.subject)}>
      <ResourceBadges resource={resource} />
      <p>{resource.description}</p>
      <dl className={classes.facts}>
        <dt>Resource type</dt>
        <dd>{resource.resourceType}</dd>
        <dt>For</dt>
        <dd>{resource.stage}</dd>
        <dt>Inside</dt>
        <dd>{resource.inside}</dd>
      </dl>
      <p className={classes.free}>
        <IconGift size={24} aria-hidden /> Free Educational Resource
      </p>
      <div className={classes.ways}>
        <Download resource={resource} />
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  </Dialog>
);
