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
    return this.props.quiet ? null : <ErrorPanel onRetry={this.retry} />
  }
}
