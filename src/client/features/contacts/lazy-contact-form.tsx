import { lazy } from 'react';
// Used here so that the styles come with the page, ahead of the code. Until that is there, the browser sends the form.
import field from '../../ui/forms/field.module.css';
import form from './contact-form.module.css';

const ContactForm = lazy(async () => ({ default: (await import('./contact-form')).ContactForm }));

export function LazyContactForm() {
  return (
    <div className={`${form.standIn} ${field.standIn}`}>
      <ContactForm />
    </div>
  );
}
