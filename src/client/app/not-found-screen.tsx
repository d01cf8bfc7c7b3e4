import { PageButton } from '#client/content/page-link';
import { PageHead } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import { NOT_FOUND_TEXTS } from '#shared/language/english/not-found';
import styles from './not-found-screen.module.css';

/** The 404 page. Its animated logo links to the owner's code profile. */
export function NotFoundScreen() {
  const t = useTranslation(NOT_FOUND_TEXTS);
  const { ownerName, codeProfileUrl } = useSite();
  const toAddress = useSiteAddress();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={t('addressMissing')} isIndexed={false} status={404} />
      {codeProfileUrl === '' ? (
        <SeekingScale />
      ) : (
        <a
          className={styles.logo}
          href={toAddress(codeProfileUrl)}
          rel="me noopener"
          aria-label={t('codeProfile', { name: ownerName })}
        >
          <SeekingScale />
        </a>
      )}
      <h1>{t('addressMissing')}</h1>
      <p className="lede">{t('addressMissingIntro')}</p>
      <p className="row">
        <PageButton href={paths.home} variant="primary">
          {t('goHome')}
        </PageButton>
        <PageButton href={paths.search}>{t('searchTheSite')}</PageButton>
      </p>
    </div>
  );
}

const WIDTH = 900;
const STEP = 20;
const TICKS = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => index * STEP);

function SeekingScale() {
  return (
    <svg className={styles.scale} viewBox={`-2 0 ${WIDTH + 4} 64`} aria-hidden="true">
      {TICKS.map(x => {
        const isMajor = x % (5 * STEP) === 0;
        return (
          <line key={x} x1={x} x2={x} y1={isMajor ? 14 : 34} y2={64} data-major={isMajor || undefined} />
        );
      })}
      <line className={styles.needle} x1={WIDTH} x2={WIDTH} y1={0} y2={64} />
    </svg>
  );
}
