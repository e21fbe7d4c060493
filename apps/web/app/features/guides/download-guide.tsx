import { IconDownload, IconFileTypeHtml } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { whyNotFetched } from './guide-words.ts';

/** docs/product/guides-and-cards.md#saving-a-guide, Download Guide: a real PDF, and the .html of the call (docs/product/guides-and-cards.md#saving-a-guide). */
export const DownloadGuide = ({ guideId, title }: { readonly guideId: string; readonly title: string }) => {
  const [busy, setBusy] = useState<'pdf' | 'html'>();
  const fetchAs = async (format: 'pdf' | 'html') => {
    setBusy(format);
    try {
      await downloadFile(`/api/revision-guides/${guideId}/download?format=${format}`, `${title}.${format}`);
    } catch (error) {
      showToast({ kind: 'error', title: whyNotFetched(error) });
    }
    setBusy(undefined);
  };
  return (
    <>
      <Button kind="quiet" busy={busy === 'pdf'} icon={<IconDownload size={20} aria-hidden />} onClick={() => void fetchAs('pdf')}>
        Download Guide (PDF)
      </Button>
      <Button kind="text" busy={busy === 'html'} icon={<IconFileTypeHtml size={20} aria-hidden />} onClick={() => void fetchAs('html')}>
        Save as .html
      </Button>
    </>
  );
};
