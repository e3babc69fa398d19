import { Component, type ReactNode } from 'react'

/** A ring that does not come leaves figures, legend and table standing. */
export class RingBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
