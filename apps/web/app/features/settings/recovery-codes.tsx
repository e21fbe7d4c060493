import { CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import classes from './two-factor-setup.module.css';

const keepAsFile = (codes: readonly string[]): void => {
  const address = URL.createObjectURL(
    new Blob([`Hedgerow recovery codes. Each code works once.\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = 'hedgerow-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Shown once: each lets in without the device. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <div className={classes.kept}>
    <ul className={classes.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={classes.keep}>
      <CopyButton value={codes.join('\n')} timeout={2000}>
        {({ copied, copy }) => (
          <Button kind="quiet" icon={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />} onClick={copy}>
            <span aria-live="polite">{copied ? 'Copied!' : 'Copy codes'}</span>
          </Button>
        )}
      </CopyButton>
      <Button kind="quiet" icon={<IconDownload size={18} aria-hidden />} onClick={() => keepAsFile(codes)}>
        Download codes
      </Button>
    </div>
  </div>
);
