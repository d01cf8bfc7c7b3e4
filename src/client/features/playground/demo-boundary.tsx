import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** A demo that fails, or whose code does not arrive, takes nothing else with it. */
export class DemoBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        tone="err"
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        This demo could not be started.
      </Notice>
    );
  }
}
