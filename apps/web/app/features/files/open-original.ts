import { ApiError } from '../../lib/api-error.ts';
import { callAddress } from '../../lib/viewing.ts';
import { showToast } from '../../ui/toast.ts';
import { findOriginal } from './api.ts';

/** docs/product/uploads.md#what-can-be-uploaded. */
const gone = { title: 'File Not Available', message: 'This file is no longer available on the server. Please try re-uploading the file.' };
const failed = {
  view: 'Unable to open file. Please try again later.',
  download: 'Unable to download file. Please try again later.',
} as const;

const follow = (href: string, how: 'view' | 'download'): void => {
  const link = document.createElement('a');
  link.href = href;
  if (how === 'download') link.download = '';
  else link.target = '_blank';
  link.rel = 'noopener';
  link.click();
};

/** Opens or downloads the file as it was uploaded; says so when it is no longer there. */
export const openOriginal = async (id: string, how: 'view' | 'download'): Promise<void> => {
  try {
    await findOriginal(id, how);
    follow(callAddress(`/api/files/${id}/${how}`), how);
  } catch (error) {
    const missing = error instanceof ApiError && error.status === 404;
    showToast({ kind: 'error', ...(missing ? gone : { title: 'Error', message: failed[how] }) });
  }
};
