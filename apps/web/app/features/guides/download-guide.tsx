import type { FileFormat } from '@hedgerow/contracts/file-formats';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { showToast } from '../../ui/toast.ts';
import { whyNotFetched } from './guide-words.ts';

const others: readonly { readonly format: FileFormat; readonly words: string }[] = [
  { format: 'html', words: 'Save as .html' },
  { format: 'txt', words: 'Plain text (.txt)' },
  { format: 'brf', words: 'Braille (.brf)' },
];

/** docs/product/guides-and-cards.md#saving-a-guide: a real PDF first, the other ways behind one line. */
export const DownloadGuide = ({ guideId, title }: { readonly guideId: string; readonly title: string }) => {
  const [busy, setBusy] = useState<FileFormat>();
  const fetchAs = async (format: FileFormat) => {
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
      <Fold quiet title="Other ways to save it">
        {others.map(({ format, words }) => (
          <Button key={format} kind="text" busy={busy === format} onClick={() => void fetchAs(format)}>
            {words}
          </Button>
        ))}
      </Fold>
    </>
  );
};
