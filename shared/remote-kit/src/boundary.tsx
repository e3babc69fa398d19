import { ErrorPanel } from '@portal/ui'
import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError(error: unknown): void
  /** Rendered instead of the error panel; null for small optional content. */
  instead?: ReactNode
  /** Runs before the children are rendered again. */
  onRetry?(): void
}

/** Scrolls to the panel: the failed content may be a layer, which is placed at the end of the screen. */
const intoView = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' })

/** Error boundary of a view: replaces it with a panel and a retry button, or with nothing. */
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
    if (this.props.instead !== undefined) return this.props.instead
    return (
      <div ref={intoView}>
        <ErrorPanel onRetry={this.retry} />
      </div>
    )
  }
}
