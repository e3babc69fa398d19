import { ErrorPanel } from '@portal/ui'
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  onError(error: unknown): void
  /** Replaces the error panel; null for small optional content. */
  fallback?: ReactNode
  onRetry?(): void
}

/**
 * Scrolls the error panel into view, because the failed content may be an overlay, which is at the end of the screen.
 */
const scrollPanelIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' })

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
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
    if (this.props.fallback !== undefined) return this.props.fallback
    return (
      <div ref={scrollPanelIntoView}>
        <ErrorPanel onRetry={this.retry} />
      </div>
    )
  }
}
