import { useState } from 'react';
import styles from '#client/editing/item/item.module.css';
import { Alert } from '#client/ui/feedback/alert';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useCopy } from '#client/ui/feedback/use-copy';
import { Field, TextInput } from '#client/ui/forms/field';
import { Dialog } from '#client/ui/overlays/dialog';
import { Popover } from '#client/ui/overlays/popover';
import { Button, ButtonLink } from '#client/ui/primitives/button';
import { PageStage } from '#client/ui/site/page-stage';
import type { PreviewedItem, PreviewLink } from '#shared/contract/preview';
import { usePreviewLink } from './preview-link-queries';

type PreviewMenuProps = { item: PreviewedItem; size?: 'sm' | 'md' };

export function PreviewMenu({ item, size = 'md' }: PreviewMenuProps) {
  // Markdown fields have a button named "Preview" too.
  const trigger = (
    <Button size={size} aria-label="Preview as visitors will see it">
      Preview
    </Button>
  );
  const [shown, show] = useState<string | null>(null);
  return (
    <>
      <Popover label="Preview" align="end" trigger={trigger}>
        {() => <LinkPanel item={item} onShow={show} />}
      </Popover>
      <Dialog
        open={shown !== null}
        onClose={() => show(null)}
        size="tall"
        title="Preview of the saved version"
      >
        {shown !== null && <FramedPreview path={shown} />}
      </Dialog>
    </>
  );
}

function LinkPanel({ item, onShow }: { item: PreviewedItem; onShow: (path: string) => void }) {
  const { link, isBusy, isFailed, create, revoke, open } = usePreviewLink(item);
  return (
    <div className="stack-3 inset">
      <Button size="sm" variant="primary" busy={isBusy} onClick={() => void open().then(onShow, () => {})}>
        Show preview
      </Button>
      <h2 className="fs-16">Secret link</h2>
      <QueryResult query={link} loading="Loading..." failure="Couldn't load the link.">
        {found =>
          found ? (
            <>
              <SecretLink link={found} />
              <div className="cluster">
                <ButtonLink size="sm" href={found.path} target="_blank" rel="noopener">
                  Open preview
                </ButtonLink>
                <Button size="sm" busy={isBusy} onClick={create}>
                  New link
                </Button>
                <Button size="sm" variant="danger" busy={isBusy} onClick={revoke}>
                  Turn off
                </Button>
              </div>
            </>
          ) : (
            <>
              <p className="caption">
                Anyone with the link can view your saved version for 7 days. Search engines can't.
              </p>
              <Button size="sm" busy={isBusy} onClick={create}>
                Create link
              </Button>
            </>
          )
        }
      </QueryResult>
      {isFailed && <Alert tone="err">Couldn't update the link. Please try again.</Alert>}
    </div>
  );
}

function SecretLink({ link: { path, expiresAt } }: { link: PreviewLink }) {
  const copy = useCopy('link');
  const address = window.location.origin + path;
  const until = new Date(expiresAt).toLocaleDateString('en', { dateStyle: 'medium' });

  return (
    <>
      <div className="line">
        <Field label="Secret link" hideLabel className="fill">
          <TextInput compact readOnly value={address} onFocus={event => event.currentTarget.select()} />
        </Field>
        <Button size="sm" onClick={() => void copy(address)}>
          Copy
        </Button>
      </div>
      <p className="caption">
        {`Anyone with the link can view your saved version until ${until}. Search engines can't.`}
      </p>
    </>
  );
}

/** Shows the saved version in a frame, at desktop and phone width, in both themes. */
function FramedPreview({ path }: { path: string }) {
  return (
    <div className={`stack-3 ${styles.framed}`}>
      <PageStage frame={{ title: 'The page as visitors will see it', src: path }} />
    </div>
  );
}
