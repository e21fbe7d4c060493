import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from './announce.tsx';
import { Button } from './button.tsx';
import { ReadAloud } from './listen.tsx';
import classes from './study-panel.module.css';
import { TalkButton } from './talk-button.tsx';
import { useInertPage } from './use-inert-page.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Names the panel: "Practice", "Flashcards". */
  readonly title: string;
  /** On the button at the top: "Close", or "Exit" where something goes on later. */
  readonly closeWords?: string;
  /** `form` and `focus` are narrow, `reading` holds a page of text, `wide` two columns. */
  readonly width?: 'form' | 'focus' | 'reading' | 'wide';
  /** Everything inside is unmounted when the panel has closed, so that it begins anew next time. */
  readonly children: ReactNode;
};

const contentOnly = { content: classes.content ?? '' };

/** A whole screen for one piece of learning, over the dashboard: nothing else to look at, one way out. */
export const StudyPanel = ({ opened, onClose, title, closeWords = 'Close', width = 'reading', children }: Props) => {
  // Mounted closed and then opened: otherwise the focus does not return to the button that opened it.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useInertPage(opened && ready);
  // Back to the button that opened it, unless something else has the focus by then.
  useEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [opened]);
  return (
    // Its arrival is an animation of the stylesheet: Mantine's own transition stops halfway when a lazy neighbour suspends.
    <Modal.Root opened={opened && ready} onClose={onClose} fullScreen classNames={contentOnly} transitionProps={{ duration: 0 }}>
      <Modal.Content radius={0}>
        <div className={classes.top}>
          <div className={classes.bar}>
            <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
            <ReadAloud name={title} />
            <span className={classes.talk}>
              <TalkButton />
            </span>
            <Button kind="text" icon={<IconX size={20} aria-hidden />} onClick={onClose} data-unspoken>
              {closeWords}
            </Button>
          </div>
        </div>
        <div className={classes.body} data-width={width}>
          {children}
        </div>
        <LiveRegion />
      </Modal.Content>
    </Modal.Root>
  );
};
