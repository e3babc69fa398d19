import { ErrorPanel } from '@portal/ui'
import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError(error: unknown): void
  /** Stands in their place instead of a panel with retry: null for small things that are not missed. */
  instead?: ReactNode
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
    if (this.props.instead !== undefined) return this.props.instead
    return (
      <div ref={intoView}>
        <ErrorPanel onRetry={this.retry} />
      </div>
    )
  }
}
