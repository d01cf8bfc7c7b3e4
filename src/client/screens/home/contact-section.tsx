import { ContactForm } from '../../features/contacts/contact-form';
import { homeSections } from '../../lib/paths';
import styles from './contact-section.module.css';

export function ContactSection() {
  return (
    <section id={homeSections.contact} className={`wrap ${styles.section}`} aria-labelledby="contact-heading">
      <div className={styles.columns}>
        <div>
          <h2 id="contact-heading" className={styles.heading}>
            Get in touch
          </h2>
          <p className={`lede ${styles.lede}`}>
            Send a few lines about what you need and who will use it. All three fields are required.
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
