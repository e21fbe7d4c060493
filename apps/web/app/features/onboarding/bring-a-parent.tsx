import { Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { PathScene, SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { linkForParent, readCarriedCode } from './carried-code.ts';
import classes from './link.module.css';

const NoLink = () => (
  <EmptyState order={1} scene={<PathScene />} title="Your link has ended" action={<ButtonLink to="/login">Start again</ButtonLink>}>
    The link for your grown-up lasts one day, in one browser tab. Make your account again to get a new one. It takes a minute.
  </EmptyState>
);

const Note = ({ link }: { readonly link: string }) => (
  <div className={classes.sheet}>
    <h1>To my parent or guardian</h1>
    <p>
      I would like to learn with Hedgerow. I am under 13, so I need your help. Please point a phone’s camera at the square, or type the
      address below.
    </p>
    <QRCodeSVG value={link} size={220} marginSize={3} />
    <p className={classes.address}>{link}</p>
    <p>
      Sign in or make a parent account, check who it is, and decide. Until then Hedgerow keeps nothing about me. The link works once, for 14
      days.
    </p>
  </div>
);

/** docs/product/accounts.md#pupils-who-come-alone, the child's screen: kind, short, and two ways to a grown-up. */
export const BringAParent = () => {
  const [code] = useState(readCarriedCode);
  if (code === undefined) return <NoLink />;
  const link = linkForParent(code);
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <div className={classes.scene}>
          <SeedlingScene />
        </div>
        <Title order={1}>Now ask your grown-up</Title>
        <p className={classes.lead}>
          You are under 13, so a parent or guardian sets up Hedgerow with you. We have not kept what you typed. It is locked in a link that
          only they can open.
        </p>
      </div>
      <div className={classes.ways}>
        <Panel title="They are here with me" tone="leaf">
          <p className={classes.words}>Give them this screen. They carry on from here.</p>
          <ButtonLink to="/onboarding/link-child" wide>
            I am the grown-up
          </ButtonLink>
        </Panel>
        <Panel title="They are somewhere else">
          <p className={classes.words}>They point a phone’s camera at the square, or you send them the link. It works once, for 14 days.</p>
          <QRCodeSVG value={link} size={208} marginSize={3} className={classes.qr ?? ''} title="The link as a QR code" />
          <details className={classes.details}>
            <summary>Show the link</summary>
            <p className={classes.address} translate="no">
              {link}
            </p>
          </details>
          <div className={classes.actions}>
            <CopyButton text={link} failed="That did not work: please select the link and copy it." />
            <Button kind="quiet" icon={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
              Print a note
            </Button>
          </div>
        </Panel>
      </div>
      <PrintSheet>
        <Note link={link} />
      </PrintSheet>
    </div>
  );
};
