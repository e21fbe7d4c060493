import { QRCodeSVG } from 'qrcode.react';
import classes from './two-factor-setup.module.css';

/** Dark on white in both schemes: cameras expect it. */
export const QrCode = ({ text }: { readonly text: string }) => (
  <QRCodeSVG value={text} size={184} marginSize={3} className={classes.qr ?? ''} title="QR code for your authenticator app" />
);
