import { Fragment } from 'react';
import { SingleKeySwitch } from '#client/content/single-key-switch';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { listShortcuts, type Shortcut } from './shortcuts';
import styles from './shortcuts-dialog.module.css';

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="stack">
        {listShortcuts(commandKey()).map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl>
              {shortcuts.map(shortcut => (
                <div key={shortcut.action} className={`cluster ${styles.shortcut}`}>
                  <dt>{shortcut.action}</dt>
                  <dd>
                    <Keys keys={shortcut.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeySwitch shortcut="?">Open this list with the ? key</SingleKeySwitch>
      </div>
    </Dialog>
  );
}

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  return keys.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && <span className="muted"> or </span>}
      {combination.split(' + ').map((key, position) => (
        <Fragment key={key}>
          {position > 0 && ' + '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

function commandKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
