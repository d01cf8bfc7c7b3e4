import { useTranslation } from '#client/lib/language/use-translation';
import { useMailLink, useSite } from '#client/lib/site-queries';
import { ButtonLink } from '#client/ui/primitives/button';
import { CONTACT_TEXTS } from '#shared/language/english/contact';

/**
 * Takes the place of the contact form on a static host without an address for it. Links to an email to this
 * address, or else to the owner's. Without either, the owner's links beside it remain.
 */
export function ContactByMail({ address }: { address: string | null }) {
  const t = useTranslation(CONTACT_TEXTS);
  const { links } = useSite();
  const ownerAddress = useMailLink();
  const href = address ?? ownerAddress;
  if (href === null) {
    return links.length > 0 && <p className="secondary">{t('otherMeans')}</p>;
  }
  return (
    <div>
      <p className="row">
        <ButtonLink variant="primary" size="lg" href={href}>
          {t('sendEmail')}
        </ButtonLink>
        <span className="secondary" style={{ overflowWrap: 'anywhere' }}>
          {toAddressText(href)}
        </span>
      </p>
    </div>
  );
}

/** Returns the address for visitors whose browser opens no mail program. */
function toAddressText(link: string): string {
  const address = link.replace(/^mailto:/i, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
