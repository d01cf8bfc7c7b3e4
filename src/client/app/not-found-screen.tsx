import { PageButton } from '#client/content/page-link';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import styles from './not-found-screen.module.css';

/** The 404 page. Its animated logo links to the owner's code profile. */
export function NotFoundScreen() {
  const { ownerName, codeProfileUrl } = useSite();
  const toAddress = useSiteAddress();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title="404 - Page Not Found" isIndexed={false} status={404} />
      {codeProfileUrl === '' ? (
        <SeekingScale />
      ) : (
        <a
          className={styles.logo}
          href={toAddress(codeProfileUrl)}
          rel="me noopener"
          aria-label={`${ownerName}'s code profile`}
        >
          <SeekingScale />
        </a>
      )}
      <h1>404 - Page Not Found</h1>
      <p className="lede">Unable to find the page you're looking for.</p>
      <p className="row">
        <PageButton href={paths.home} variant="primary">
          Go Home
        </PageButton>
        <PageButton href={paths.search}>Search the site</PageButton>
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
