import { lazy } from 'react';
// Used here so that the styles come with the page, ahead of the code. Until that is there, the browser sends the form.
import field from '../../ui/forms/field.module.css';
import form from './contact-form.module.css';

const ContactForm = lazy(async () => {
  await pageLoad();
  return { default: (await import('./contact-form')).ContactForm };
});

export function LazyContactForm() {
  return (
    <div className={`${form.standIn} ${field.standIn}`}>
      <ContactForm />
    </div>
  );
}

/** What the page itself is made of comes first. */
async function pageLoad(): Promise<void> {
  if (import.meta.env.SSR || document.readyState === 'complete') return;
  await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
}
