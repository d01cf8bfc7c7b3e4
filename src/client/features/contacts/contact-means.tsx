import { lazy } from 'react';
import { useStaticCopy } from '#client/lib/copy/static-copy';
import { ContactForm } from './contact-form';

const ContactByMail = lazy(async () => ({ default: (await import('./contact-by-mail')).ContactByMail }));

/** Shows the contact form, or in a static copy what takes its place. */
export function ContactMeans() {
  const copy = useStaticCopy();
  if (!copy) return <ContactForm copyAddress={null} />;
  const { contactAddress } = copy;
  return contactAddress?.startsWith('https:') ? (
    <ContactForm copyAddress={contactAddress} />
  ) : (
    <ContactByMail address={contactAddress} />
  );
}
