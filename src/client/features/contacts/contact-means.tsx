import { lazy } from 'react';
import { useStaticHost } from '#client/lib/static-host/static-host';
import { ContactForm } from './contact-form';

const ContactByMail = lazy(async () => ({ default: (await import('./contact-by-mail')).ContactByMail }));

/** Shows the contact form, or on a static host what takes its place. */
export function ContactMeans() {
  const staticHost = useStaticHost();
  if (!staticHost) return <ContactForm formAddress={null} />;
  const { contactAddress } = staticHost;
  return contactAddress?.startsWith('https:') ? (
    <ContactForm formAddress={contactAddress} />
  ) : (
    <ContactByMail address={contactAddress} />
  );
}
