import { Component, type ReactNode } from 'react';

export type FaultBoundaryProps = {
  /** What stands in for a part that broke. */
  fallback: ReactNode;
  /** When this changes the part is given another try: another page, other data. */
  resetKey?: unknown;
  children: ReactNode;
};

type State = { hasFailed: boolean; resetKey: unknown };

/** Keeps a part that breaks from taking the page with it. */
export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: FaultBoundaryProps, state: State): State | null {
    return Object.is(resetKey, state.resetKey) ? null : { hasFailed: false, resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
