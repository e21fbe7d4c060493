import { Box, CloseButton } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useHeaderEnd } from './below-banner.ts';
import { dismissToast, type ShownToast } from './toast.ts';
import classes from './toast-card.module.css';

const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle } as const;
const shownForMilliseconds = 8000;
/** Above a message, px. */
const gap = 16;

export const ToastCard = ({ toast }: { readonly toast: ShownToast }) => {
  const kind = toast.kind ?? 'success';
  const [held, setHeld] = useState(false);
  const Icon = icons[kind];
  const headerEnd = useHeaderEnd();

  useEffect(() => {
    if (kind === 'error' || held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), shownForMilliseconds);
    return () => clearTimeout(timer);
  }, [kind, held, toast.id]);

  return (
    <Box
      component="section"
      className={classes.toast}
      data-kind={kind}
      style={{ top: headerEnd + gap }}
      aria-label="Notification"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={22} aria-hidden />
      <div aria-live={kind === 'error' ? 'assertive' : 'polite'} className={classes.words}>
        <p className={classes.title}>{toast.title}</p>
        {toast.message !== undefined && <p className={classes.message}>{toast.message}</p>}
      </div>
      <CloseButton aria-label="Dismiss" size="lg" onClick={() => dismissToast(toast.id)} />
    </Box>
  );
};
