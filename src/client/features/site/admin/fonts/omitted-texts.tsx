import { useOmittedTexts } from '#client/features/site/admin/site-admin-queries';
import { Alert } from '#client/ui/feedback/alert';
import { RetryAlert } from '#client/ui/feedback/retry-alert';

/** The free fonts that together have every script. */
const NOTO_ADDRESS = 'https://fonts.google.com/noto';

/** Names the texts that no font has whole, and says how to complete them. */
export function OmittedTexts() {
  const { data, isError, isFetching, refetch } = useOmittedTexts();
  if (isError) {
    return (
      <RetryAlert busy={isFetching} onRetry={refetch}>
        Couldn't check which texts need another font.
      </RetryAlert>
    );
  }
  if (!data || data.total === 0) return null;
  const { texts, total } = data;
  return (
    <Alert tone="warn">
      <p>
        {total === 1 ? '1 text contains' : `${total} texts contain`} characters that no font has, so the
        resume and share pictures omit {total === 1 ? 'it' : 'them'}. Add a font for the script, such as one
        of the{' '}
        <a href={NOTO_ADDRESS} target="_blank" rel="noreferrer">
          Noto fonts
        </a>
        .
      </p>
      <ul aria-label="Texts left out">
        {texts.map(text => (
          <li key={text} className="truncate">
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      {total > texts.length && <p>And {total - texts.length} more.</p>}
    </Alert>
  );
}
