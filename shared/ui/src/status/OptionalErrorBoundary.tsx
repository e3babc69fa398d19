import { Component, type ReactNode } from 'react'

interface OptionalBoundaryProps {
  /** Content that is shown after an error; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** Error boundary for content that the page can do without, such as a chart or map whose code fails to load. */
export class OptionalErrorBoundary extends Component<OptionalBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
