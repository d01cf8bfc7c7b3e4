import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** A screen that breaks leaves header and footer standing, says so and offers a way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap" style={{ paddingBlock: 'var(--s-16)' }}>
        <Notice tone="err" action={<Button onClick={() => window.location.reload()}>Reload</Button>}>
          Something went wrong on this page.
        </Notice>
      </div>
    );
  }
}
