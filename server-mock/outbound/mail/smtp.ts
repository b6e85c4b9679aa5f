import { createTransport } from 'nodemailer';
import type { Deliver } from './deliver.ts';

const seconds = 1000;

/** Sends over the SMTP server of a URL (`smtp://`, or `smtps://` for TLS from the start). Nothing is read from disk or web. */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, to, ...content }) => {
    await transport.sendMail({ from, to: { name: '', address: to }, ...content });
  };
}
