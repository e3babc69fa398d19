import { ErrorPanel } from '@portal/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { slowLoadingThresholdMs } from './container.ts'

/** Shows the skeleton of loading content, and after `slowLoadingThresholdMs` a panel with a retry button. */
export function LoadingTimeout({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (over) return
    const timer = setTimeout(() => setOver(true), slowLoadingThresholdMs)
    return () => clearTimeout(timer)
  }, [over])
  const retryLoading = () => {
    setOver(false)
    onRetry()
  }
  return over ? <ErrorPanel onRetry={retryLoading} /> : children
}
