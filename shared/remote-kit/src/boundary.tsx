import { ErrorPanel } from '@portal/ui'
import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError(error: unknown): void
  /** Nothing stands in their place: for small things that are not missed. */
  quiet?: boolean | undefined
  /** Runs before the children are tried again. */
  onRetry?(): void
}

/** What failed may be a layer, whose place is at the end of a screen. */
const intoView = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' })

/** Keeps an error of a view inside its own place: a panel with retry stands there instead, or nothing. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.quiet ? null : (
      <div ref={intoView}>
        <ErrorPanel onRetry={this.retry} />
      </div>
    )
  }
}
