import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from './back-closes.ts';
import classes from './dialog.module.css';
import { ReadAloud } from './listen.tsx';
import { TalkButton } from './talk-button.tsx';
import { useInertPage } from './use-inert-page.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** For lists and reading; otherwise for one question. */
  readonly wide?: boolean;
  /** True while something in it would be lost: only the close button and Escape close it. */
  readonly keepOpen?: boolean;
  /** After it has gone: where the focus goes when the button that opened it went too. */
  readonly onGone?: () => void;
  readonly children: ReactNode;
};

/** A dialog of a lazy chunk: the whole screen on a telephone, a card elsewhere, whose top stays where it is however long its content becomes. Mounted closed and then opened, so that the focus returns. */
export const Dialog = ({ opened, onClose, title, wide = false, keepOpen = false, onGone, children }: Props) => {
  const [ready, setReady] = useState(false);
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useInertPage(opened && ready);
  useBackCloses(opened, onClose);
  return (
    <Modal.Root
      opened={opened && ready}
      onClose={onClose}
      size={wide ? '56rem' : '34rem'}
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      padding={narrow ? 16 : 24}
      closeOnClickOutside={!keepOpen}
      {...(onGone === undefined ? {} : { onExitTransitionEnd: onGone })}
    >
      <Modal.Overlay />
      <Modal.Content radius={narrow ? 0 : 'lg'}>
        <Modal.Header role="presentation" className={classes.head ?? ''}>
          <Modal.Title>{title}</Modal.Title>
          {typeof title === 'string' && <ReadAloud name={title} />}
          <Modal.CloseButton aria-label="Close" size="lg" />
        </Modal.Header>
        <Modal.Body>
          {children}
          <div className={classes.foot}>
            <TalkButton />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
