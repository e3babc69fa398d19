import { Component, type ReactNode } from 'react'

interface Props {
  /** Stands in their place; nothing unless said. */
  instead?: ReactNode
  children: ReactNode
}

/** Holds what may stay away without harm, such as a chart or a map whose code does not come. */
export class OptionalBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
