import { useState } from 'react';
import { useToast } from '#client/ui/feedback/toast';
import { ToastCard } from '#client/ui/feedback/toast-card';
import { ActionMenu } from '#client/ui/overlays/action-menu';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { Dialog } from '#client/ui/overlays/dialog';
import { IconTip, Tooltip } from '#client/ui/overlays/tooltip';
import { Button } from '#client/ui/primitives/button';
import { Example, LONG_TEXT } from './example';

function ignore(): void {}

export function OverlayExamples() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  const toast = useToast();
  return (
    <>
      <Example label="Dialog, ConfirmDialog and toast: press a button">
        <div className="cluster">
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Button onClick={() => setOpen('question')}>Ask</Button>
          <Button onClick={() => toast.success('Project saved.')}>Show toast</Button>
        </div>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Dialog"
          action={
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          }
        >
          <p>{LONG_TEXT}</p>
        </Dialog>
        <ConfirmDialog
          open={open === 'question'}
          title="Delete project"
          question={LONG_TEXT}
          confirmLabel="Delete"
          onCancel={close}
          onConfirm={close}
        />
      </Example>
      <Example label="ActionMenu and Tooltip: press, or point at it">
        <div className="cluster">
          <ActionMenu
            label="More actions"
            actions={[
              { label: 'Duplicate', onChoose: ignore },
              { label: 'Delete', hint: LONG_TEXT, onChoose: ignore },
            ]}
          />
          <IconTip icon="lock" text="Private" align="start" />
          <Tooltip text={LONG_TEXT}>
            <Button>Explained</Button>
          </Tooltip>
        </div>
      </Example>
      <Example label="Toasts">
        <ToastCard toast={{ id: 1, tone: 'ok', message: 'Project saved.' }} onDismiss={ignore} />
        <ToastCard toast={{ id: 2, tone: 'err', message: LONG_TEXT }} onDismiss={ignore} />
      </Example>
    </>
  );
}
