import { Suspense } from 'react';
import { ContactForm } from '#client/features/contacts/contact-form';
import { OwnerLinks } from '#client/features/site/owner-links';
import { homeSections } from '#client/lib/paths';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { HOME_TEXTS } from '#shared/sections/home';
import styles from './contact-section.module.css';

export function ContactSection() {
  const { contactTitle, contactIntro } = usePageTexts(HOME_TEXTS);
  const { location, replyPromise } = useSite();
  return (
    <section id={homeSections.contact} className={`wrap ${styles.section}`} aria-labelledby="contact-heading">
      <div className={styles.columns}>
        <div className={`stack-4 ${styles.words}`}>
          <h2 id="contact-heading" className={styles.heading}>
            {contactTitle}
          </h2>
          <p className="lede">{contactIntro}</p>
          {replyPromise && <p className={styles.promise}>{replyPromise}</p>}
          {location && <p className={styles.place}>{location}</p>}
          <OwnerLinks />
        </div>
        <Suspense>
          <ContactForm />
        </Suspense>
      </div>
    </section>
  );
}
